import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { HoverCard } from '../components/hover-card';

export function Term({ explanation, children }: { explanation: string; children: ReactNode }) {
  return (
    <HoverCard card={explanation} css={term}>
      {children}
    </HoverCard>
  );
}

const term = css`
  text-decoration: underline dotted var(--teal) 2px;
  text-underline-offset: 5px;
`;
