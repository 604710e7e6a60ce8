import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Band } from '../components/band';
import { Wrap } from '../components/wrap';
import { media } from '../theme/media';

/** The ways to reach the company: the cards, and the form beside them. */
export function ContactWays({ children }: { children: ReactNode }) {
  return (
    <Band>
      <Wrap css={layout}>{children}</Wrap>
    </Band>
  );
}

const layout = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px 64px;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 480px;
  }
`;
