import { css } from '@emotion/react';
import { media } from '../theme/media';
import { cardText, cardTitle, kicker } from './text-styles';

interface MilestonesProps<Id extends string> {
  milestones: readonly Id[];
  /** The texts of a milestone: its day or week, and in `note` what is asked of the reader. */
  words: (id: Id, part: 'when' | 'title' | 'text' | 'note') => string;
}

/** What happens when: milestones on a line, below each other on a phone and beside each other on a desk. */
export function Milestones<Id extends string>({ milestones, words }: MilestonesProps<Id>) {
  return (
    <ol css={[list, { '--milestones': milestones.length }]} data-timeline>
      {milestones.map((id) => (
        <li key={id}>
          <p css={kicker}>{words(id, 'when')}</p>
          <h3 css={cardTitle}>{words(id, 'title')}</h3>
          <p css={cardText}>{words(id, 'text')}</p>
          <p css={noteStyle}>{words(id, 'note')}</p>
        </li>
      ))}
    </ol>
  );
}

const list = css`
  display: grid;
  li {
    position: relative;
    padding: 0 0 var(--s6) 36px;
  }
  li:last-child {
    padding-bottom: 0;
  }
  li::before,
  li:not(:last-child)::after {
    content: '';
    position: absolute;
  }
  li::before {
    left: 0;
    top: 3px;
    width: 16px;
    height: 16px;
    border: 4px solid var(--teal);
    border-radius: 50%;
    background: var(--white);
  }
  li:last-child::before {
    border-color: var(--amber);
  }
  li:not(:last-child)::after {
    left: 7px;
    top: 19px;
    bottom: -3px;
    width: 2px;
    background: var(--line-choice);
  }
  h3 {
    margin-top: 2px;
  }
  h3 + p {
    margin-top: 6px;
  }
  ${media.desktop} {
    grid-template-columns: repeat(var(--milestones), minmax(0, 1fr));
    li,
    li:last-child {
      padding: 36px 28px 0 0;
    }
    li::before {
      top: 0;
    }
    li:not(:last-child)::after {
      left: 16px;
      right: 0;
      top: 7px;
      bottom: auto;
      width: auto;
      height: 2px;
    }
    h3 {
      margin-top: 6px;
    }
  }
`;

const noteStyle = css`
  margin-top: 10px;
  font-size: var(--fs-small);
  font-weight: 600;
  line-height: 1.4;
`;
