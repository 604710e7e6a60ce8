import { css } from '@emotion/react';
import { media } from '../theme/media';
import { cardText, cardTitle, kicker } from './text-styles';

interface MilestonesProps<Id extends string> {
  milestones: readonly Id[];
  /** Its day or week is `when`; `note` is what is asked of the reader. */
  words: (id: Id, part: 'when' | 'title' | 'text' | 'note') => string;
}

export function Milestones<Id extends string>({ milestones, words }: MilestonesProps<Id>) {
  return (
    <ol css={list} data-timeline>
      {milestones.map((id) => (
        <li key={id}>
          <p css={kicker}>{words(id, 'when')}</p>
          <h3 css={cardTitle}>{words(id, 'title')}</h3>
          <p css={cardText}>{words(id, 'text')}</p>
          <p css={note}>{words(id, 'note')}</p>
        </li>
      ))}
    </ol>
  );
}

const list = css({
  display: 'grid',
  rowGap: 'var(--s6)',
  li: { position: 'relative', paddingLeft: 36 },
  'li::before, li:not(:last-child)::after': { content: "''", position: 'absolute' },
  'li::before': {
    top: 3,
    left: 0,
    width: 16,
    height: 16,
    border: '4px solid var(--teal)',
    borderRadius: '50%',
    background: 'var(--white)',
  },
  'li:last-child::before': { borderColor: 'var(--amber)' },
  'li:not(:last-child)::after': {
    inset: '19px auto calc(-3px - var(--s6)) 7px',
    width: 2,
    background: 'var(--line-choice)',
  },
  h3: { marginTop: 2 },
  'h3 + p': { marginTop: 6 },
  [media.desktop]: {
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    li: { padding: '36px 28px 0 0' },
    'li::before': { top: 0 },
    'li:not(:last-child)::after': { inset: '7px 0 auto 16px', width: 'auto', height: 2 },
    h3: { marginTop: 6 },
  },
});

const note = css({ marginTop: 10, fontSize: 'var(--fs-small)', fontWeight: 600, lineHeight: 1.4 });
