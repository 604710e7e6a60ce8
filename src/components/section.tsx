import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { media } from '../theme/media';
import { Band, type Ground } from './band';
import { lead } from './text-styles';
import { Wrap } from './wrap';

interface SectionProps {
  title: string;
  /** A sentence, at the right of the title's last line. */
  text?: string;
  ground?: Ground;
  /** The section's name in the events that measure clicks. */
  name?: string;
  className?: string;
  children: ReactNode;
}

/** A section of a page under a head: title left, sentence right. */
export function Section({ title, text, ground, name, className, children }: SectionProps) {
  return (
    <Band ground={ground} className={className}>
      <Wrap section={name}>
        <div css={[head, text !== undefined && split]}>
          <h2>{title}</h2>
          {text !== undefined && <p css={lead}>{text}</p>}
        </div>
        {children}
      </Wrap>
    </Band>
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
