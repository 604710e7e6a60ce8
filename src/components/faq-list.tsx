import { css } from '@emotion/react';
import { useEffect } from 'react';
import { media } from '../theme';
import { Disclosure } from './disclosure';
import { Paragraphs, wholeRanges } from './whole-ranges';

export interface FaqEntry {
  id: string;
  question: string;
  /** Each line is a paragraph. */
  answer: string;
  /** A link to a page that says more. */
  more?: React.ReactNode;
}

/** Questions that unfold; the browser keeps only one of those with the same name open. */
export function FaqList({ name, entries }: { name: string; entries: readonly FaqEntry[] }) {
  return (
    <div>
      {entries.map(({ id, question, answer, more }) => (
        <FaqItem key={id} id={id} name={name} question={question}>
          <Paragraphs text={answer} />
          {more}
        </FaqItem>
      ))}
    </div>
  );
}

interface FaqItemProps {
  /** `#id` leads to the item and opens it. */
  id: string;
  name?: string;
  question: string;
  children: React.ReactNode;
}

export function FaqItem({ question, children, ...details }: FaqItemProps) {
  useOpenByHash(details.id);
  return (
    <Disclosure {...details} title={<span>{wholeRanges(question)}</span>} sx={item}>
      <div css={answer}>{children}</div>
    </Disclosure>
  );
}

const item = css({
  borderTop: '1px solid var(--line)',
  '&:not(:has(+ details))': { borderBottom: '1px solid var(--line)' },
  summary: {
    gap: 24,
    minHeight: 52,
    paddingBlock: 10,
    font: '600 var(--fs-body) / 1.35 var(--text)',
  },
  'summary > svg': { transition: 'transform var(--t-quick) var(--ease)' },
  [media.phablet]: { summary: { minHeight: 72, paddingBlock: 16 } },
});

const answer = css({
  maxWidth: '36em',
  paddingBottom: 14,
  [media.phablet]: { padding: '0 56px 26px 0' },
  color: 'var(--ink-soft)',
  'p + p': { marginTop: 10 },
});

/** Opens the `<details>` with an id, and its ancestors, when the hash names it. */
export function useOpenByHash(id: string): void {
  useEffect(() => {
    const openLinked = () => {
      if (window.location.hash !== `#${id}`) return;
      let details = document.getElementById(id)?.closest('details');
      for (; details; details = details.parentElement?.closest('details')) details.open = true;
    };
    openLinked();
    window.addEventListener('hashchange', openLinked);
    return () => window.removeEventListener('hashchange', openLinked);
  }, [id]);
}
