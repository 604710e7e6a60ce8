import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { media } from '../theme/media';

interface SectionHeadProps {
  title: string;
  /** A sentence or a link, at the right of the title's last line. */
  children?: ReactNode;
}

/** The head of a section: title left, sentence right. */
export function SectionHead({ title, children }: SectionHeadProps) {
  return (
    <div css={[head, Boolean(children) && split]}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}

const head = css`
  display: grid;
  gap: var(--s4) var(--s8);
  margin-bottom: clamp(36px, 26px + 2.4vw, 64px);
  & > * {
    max-width: 720px;
  }
`;

const split = css`
  ${media.desktop} {
    grid-template-columns: 7fr 5fr;
    align-items: end;
    /* A sentence longer than the title leaves no gap above the title. */
    h2 {
      align-self: start;
    }
  }
`;
