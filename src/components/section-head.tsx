import { css } from '@emotion/react';
import { media } from '../theme/media';
import { lead } from './text-styles';

interface SectionHeadProps {
  title: string;
  /** A sentence, at the right of the title's last line. */
  text?: string;
}

/** The head of a section: title left, sentence right. */
export function SectionHead({ title, text }: SectionHeadProps) {
  return (
    <div css={[head, text !== undefined && split]}>
      <h2>{title}</h2>
      {text !== undefined && <p css={lead}>{text}</p>}
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
