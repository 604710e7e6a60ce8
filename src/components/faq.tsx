import { css } from '@emotion/react';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Icon } from './icon';

export interface FaqEntry {
  /** The entry's anchor: `#id` leads to it and opens it. */
  id: string;
  question: string;
  answer: string;
}

interface FaqProps {
  /** Entries of one name: only one is open at a time. */
  name: string;
  entries: readonly FaqEntry[];
}

/** Questions and answers as the browser's own accordion; its search finds what is closed. */
export function Faq({ name, entries }: FaqProps) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const openLinked = () => {
      const id = window.location.hash.slice(1);
      const linked = id ? document.getElementById(id) : null;
      if (linked instanceof HTMLDetailsElement && list.current?.contains(linked))
        linked.open = true;
    };
    openLinked();
    window.addEventListener('hashchange', openLinked);
    return () => window.removeEventListener('hashchange', openLinked);
  }, []);

  return (
    <div ref={list} css={faq}>
      {entries.map(({ id, question, answer }) => (
        <details key={id} id={id} name={name}>
          <summary>
            {question}
            <Icon of={ChevronDown} />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}

const faq = css`
  border-bottom: 1px solid var(--line);
  details {
    border-top: 1px solid var(--line);
  }
  summary {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 24px;
    min-height: 72px;
    padding-block: 16px;
    font-size: 1.1875rem;
    font-weight: 600;
    line-height: 1.35;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  svg {
    color: var(--teal);
    transition: transform var(--t-quick) var(--ease);
  }
  [open] > summary svg {
    transform: rotate(180deg);
  }
  p {
    max-width: 66ch;
    padding: 0 56px 26px 0;
    color: var(--ink-soft);
  }
`;
