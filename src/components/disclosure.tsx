import { css } from '@emotion/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { Icon } from './icon';

interface DisclosureProps {
  id?: string;
  /** Of all with the same name, the browser keeps only one open. */
  name?: string;
  /** Whether it is open from the start. */
  open?: boolean;
  title: ReactNode;
  className?: string;
  children: ReactNode;
}

/** The browser's own `<details>`, whose search finds closed text too, with an arrow. */
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
