import { css } from '@emotion/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { media } from '../theme/media';
import { Icon } from './icon';

interface DisclosureProps {
  id?: string;
  /** Of all with the same name, the browser keeps only one open. */
  name?: string;
  open?: boolean;
  title: ReactNode;
  className?: string;
  children: ReactNode;
}

/** The browser's own `<details>`, whose search finds closed text too. */
export function Disclosure({ title, className, children, ...details }: DisclosureProps) {
  return (
    <details {...details} css={disclosure} className={className}>
      <summary>
        {title}
        <Icon of={ChevronDown} />
      </summary>
      {children}
    </details>
  );
}

interface FoldProps extends Pick<DisclosureProps, 'title' | 'className' | 'children'> {
  /** Open where there is room, with its title or without one. */
  phoneOnly?: 'titled' | 'untitled';
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

const disclosure = css`
  summary {
    display: flex;
    justify-content: space-between;
    align-items: center;
    font-weight: 600;
    list-style: none;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary > svg {
    color: var(--teal);
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`;

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
