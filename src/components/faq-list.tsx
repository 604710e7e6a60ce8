import { css } from '@emotion/react';
import Plus from 'lucide-react/icons/plus';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { media } from '../theme/media';
import { Disclosure, Fold } from './disclosure';
import { Icon } from './icon';

export interface FaqEntry {
  id: string;
  question: string;
  /** Each line is a paragraph. */
  answer: string;
}

/** So few answers are all open from the start. */
const ALL_OPEN = 3;

/** A phone folds away all questions after these. */
const UNFOLDED = 5;

/** Of many entries with the same name, the browser keeps only one open. */
export function FaqList({ name, entries }: { name: string; entries: readonly FaqEntry[] }) {
  const { t } = useTranslation('common');
  const few = entries.length <= ALL_OPEN;
  const item = ({ id, question, answer }: FaqEntry) => (
    <FaqItem key={id} id={id} name={few ? undefined : name} open={few} question={question}>
      {answer.split('\n').map((line) => (
        <p key={line}>{line}</p>
      ))}
    </FaqItem>
  );
  const others = entries.slice(UNFOLDED);
  return (
    <div>
      {entries.slice(0, UNFOLDED).map(item)}
      {others.length > 0 && (
        <Fold
          title={
            <>
              <Icon of={Plus} />
              {t('moreQuestions', { count: others.length })}
            </>
          }
          phoneOnly
          css={more}
        >
          {others.map(item)}
        </Fold>
      )}
    </div>
  );
}

interface FaqItemProps {
  /** `#id` leads to the item and opens it. */
  id: string;
  name?: string;
  open?: boolean;
  question: string;
  children: ReactNode;
}

export function FaqItem({ question, children, ...details }: FaqItemProps) {
  const { id } = details;
  useEffect(() => {
    const openLinked = () => {
      if (window.location.hash !== `#${id}`) return;
      let fold = document.getElementById(id)?.closest('details');
      for (; fold; fold = fold.parentElement?.closest('details')) fold.open = true;
    };
    openLinked();
    window.addEventListener('hashchange', openLinked);
    return () => window.removeEventListener('hashchange', openLinked);
  }, [id]);

  return (
    <Disclosure {...details} title={question} css={item}>
      <div css={answer}>{children}</div>
    </Disclosure>
  );
}

/** A button, as it is no question. */
const more = css({
  '& > summary': {
    justifyContent: 'flex-start',
    gap: 10,
    width: 'fit-content',
    marginBlock: 16,
    padding: '6px 20px 6px 14px',
    border: '1.5px solid var(--pine)',
    borderRadius: 12,
    'svg:last-of-type': { display: 'none' },
  },
  '&[open] > summary svg': { transform: 'rotate(45deg)' },
  [media.belowPhablet]: { borderTop: '1px solid var(--line)' },
});

const item = css({
  borderTop: '1px solid var(--line)',
  '&:not(:has(+ details))': { borderBottom: '1px solid var(--line)' },
  summary: {
    gap: 24,
    minHeight: 52,
    paddingBlock: 10,
    fontSize: 'var(--fs-large)',
    lineHeight: 1.35,
  },
  'summary > svg': { transition: 'transform var(--t-quick) var(--ease)' },
  [media.phablet]: { summary: { minHeight: 72, paddingBlock: 16, fontSize: 'var(--fs-prose)' } },
});

const answer = css({
  maxWidth: '42em',
  paddingBottom: 14,
  [media.phablet]: { padding: '0 56px 26px 0' },
  color: 'var(--ink-soft)',
  'p + p': { marginTop: 10 },
});
