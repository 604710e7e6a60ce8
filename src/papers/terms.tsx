import { css } from '@emotion/react';
import { media } from '../theme/media';

interface Term {
  title: string;
  text: string;
  /** Stands out from the others. */
  marked?: boolean;
}

/** What is agreed on, in plain words: each point under its name. */
export function Terms({ terms }: { terms: readonly Term[] }) {
  return (
    <dl css={list}>
      {terms.map(({ title, text, marked }) => (
        <div key={title} data-marked={marked}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const list = css`
  font-size: 1rem;
  line-height: 1.5;
  div {
    padding-block: 14px;
  }
  div + div {
    border-top: 1px solid var(--line);
  }
  dt {
    font-weight: 600;
  }
  [data-marked] {
    margin-inline: -16px;
    padding-inline: 16px;
    border-radius: var(--r);
    background: var(--amber-wash);
    print-color-adjust: exact;
  }
  ${media.phablet} {
    div {
      display: grid;
      grid-template-columns: 11em 1fr;
      gap: 20px;
    }
  }
  @media print {
    font-size: 0.8125rem;
    line-height: 1.45;
    div {
      padding-block: 8px;
    }
  }
`;
