import { css } from '@emotion/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { media } from '../theme/media';
import { disclosure } from './disclosure-styles';
import { Icon } from './icon';

interface FoldProps {
  title: ReactNode;
  /** Folded on a phone alone: where there is room it is open, with its title or without one. */
  phoneOnly?: 'titled' | 'untitled';
  className?: string;
  children: ReactNode;
}

/** Folds away what few visitors need; paper has it all. */
export function Fold({ title, phoneOnly, className, children }: FoldProps) {
  return (
    <details
      css={[disclosure, fold, phoneOnly && unfolded, phoneOnly === 'untitled' && untitled]}
      className={className}
    >
      <summary>
        {title}
        <Icon of={ChevronDown} />
      </summary>
      {children}
    </details>
  );
}

const opened = `
  &::details-content {
    height: auto;
    content-visibility: visible;
  }
`;

const fold = css`
  summary {
    gap: 16px;
    min-height: 48px;
  }
  @media print {
    ${opened}
    & > summary {
      min-height: 32px;
    }
    & > summary svg {
      display: none;
    }
  }
`;

/** Browsers that cannot open it from outside leave it to a press at any width. */
const unfolded = css`
  @supports selector(::details-content) {
    ${media.phablet} {
      ${opened}
      & > summary {
        pointer-events: none;
      }
      & > summary svg {
        display: none;
      }
    }
  }
`;

const untitled = css`
  @media print {
    & > summary {
      display: none;
    }
  }
  @supports selector(::details-content) {
    ${media.phablet} {
      & > summary {
        display: none;
      }
    }
  }
`;
