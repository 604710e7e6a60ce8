import { css } from '@emotion/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useRef, type ReactNode } from 'react';
import { disclosure } from './disclosure-styles';
import { media } from '../theme/media';
import { Icon } from './icon';

interface FaqItemProps {
  /** The item's anchor: `#id` leads to it and opens it. */
  id: string;
  /** Of all items with the same name, the browser keeps only one open. */
  name?: string;
  /** Whether it is open from the start. */
  open?: boolean;
  question: string;
  children: ReactNode;
}

/** A question that opens its answer; the browser's own, so its search finds closed answers too. */
export function FaqItem({ id, name, open, question, children }: FaqItemProps) {
  const item = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const openLinked = () => {
      if (window.location.hash !== `#${id}`) return;
      for (let fold = item.current; fold; fold = fold.parentElement?.closest('details') ?? null)
        fold.open = true;
    };
    openLinked();
    window.addEventListener('hashchange', openLinked);
    return () => window.removeEventListener('hashchange', openLinked);
  }, [id]);

  return (
    <details ref={item} id={id} name={name} open={open} css={[disclosure, details]}>
      <summary>
        {question}
        <Icon of={ChevronDown} />
      </summary>
      <div css={answer}>{children}</div>
    </details>
  );
}

const details = css`
  border-top: 1px solid var(--line);
  &:not(:has(+ details)) {
    border-bottom: 1px solid var(--line);
  }
  summary {
    gap: 24px;
    min-height: 52px;
    padding-block: 10px;
    font-size: 1.125rem;
    line-height: 1.35;
  }
  summary > svg {
    transition: transform var(--t-quick) var(--ease);
  }
  ${media.phablet} {
    summary {
      min-height: 72px;
      padding-block: 16px;
      font-size: 1.1875rem;
    }
  }
`;

const answer = css`
  max-width: 42em;
  padding-bottom: 14px;
  ${media.phablet} {
    padding: 0 56px 26px 0;
  }
  color: var(--ink-soft);
  p + p {
    margin-top: 10px;
  }
`;
