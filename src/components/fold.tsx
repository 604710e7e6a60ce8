import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { media } from '../theme/media';
import { Disclosure } from './disclosure';

interface FoldProps {
  title: ReactNode;
  /** Folded on a phone alone: where there is room it is open, with its title or without one. */
  phoneOnly?: 'titled' | 'untitled';
  className?: string;
  children: ReactNode;
}

/** Folds away what few visitors need; paper has it all. */
export function Fold({ phoneOnly, ...disclosure }: FoldProps) {
  const untitled = phoneOnly === 'untitled' && 'display: none;';
  return (
    <Disclosure
      {...disclosure}
      css={[
        fold,
        openOnPaper(untitled || 'min-height: 32px;'),
        phoneOnly && openFromPhablet(untitled || 'pointer-events: none;'),
      ]}
    />
  );
}

const fold = css`
  summary {
    gap: 16px;
    min-height: 48px;
  }
`;

const opened = (summary: string) => `
  &::details-content {
    height: auto;
    content-visibility: visible;
  }
  & > summary {
    ${summary}
  }
  & > summary svg {
    display: none;
  }
`;

const openOnPaper = (summary: string) => css`
  @media print {
    ${opened(summary)}
  }
`;

/** Browsers that cannot open it by styles leave it to a press at any width. */
const openFromPhablet = (summary: string) => css`
  @supports selector(::details-content) {
    ${media.phablet} {
      ${opened(summary)}
    }
  }
`;
