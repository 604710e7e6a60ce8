import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { tabular } from '../components/text-styles';
import { visuallyHidden } from '../components/visually-hidden';
import type { Letting } from '../site/sums/assumptions';
import type { Step } from '../site/sums/letting';
import { barOf, scaleOf } from '../site/sums/scale';
import { media } from '../theme/media';
import type { WorkedSum } from './use-full-sum';
import type { SumWords } from './use-sum-words';

/** Both kinds of letting, step by step: a table, whose last column draws each step on one scale. */
export function SumTable({ worked, words }: { worked: WorkedSum; words: SumWords }) {
  const { t } = useTranslation('owners');
  const { assumptions, sum } = worked;
  const scale = scaleOf([...sum.shortTerm, ...sum[sum.rival]]);
  const row = (letting: Letting) => (step: Step) => {
    const { x, width } = barOf(step, scale);
    return (
      <tr key={step.name} data-step={step.name}>
        <th scope="row">{words.step(step, letting, assumptions, sum)}</th>
        <td>{words.euros(step.amount)}</td>
        <td aria-hidden>
          <svg viewBox="0 0 100 1" preserveAspectRatio="none">
            <rect x={x} width={width} height="1" />
          </svg>
        </td>
      </tr>
    );
  };
  const group = (kind: Letting) => (
    <tbody data-letting={kind}>
      <tr>
        <th scope="rowgroup" colSpan={3}>
          {t(`calculator.lettings.${kind}`, { count: sum.nights })}
        </th>
      </tr>
      {sum[kind].map(row(kind))}
    </tbody>
  );
  return (
    <>
      <table css={[table, tabular]}>
        <caption css={visuallyHidden}>{t('calculator.table')}</caption>
        <thead css={visuallyHidden}>
          <tr>
            <th scope="col">{t('calculator.columns.step')}</th>
            <th scope="col">{t('calculator.columns.amount')}</th>
            <td aria-hidden />
          </tr>
        </thead>
        {group('shortTerm')}
        {group(sum.rival)}
      </table>
      <p css={note}>
        {t('calculator.scale', { from: words.euros(scale.from), to: words.euros(scale.to) })}
      </p>
    </>
  );
}

const table = css`
  position: relative;
  width: 100%;
  border-collapse: collapse;
  line-height: 1.35;
  th,
  td {
    padding: 7px 0;
    font-weight: 400;
    text-align: left;
    vertical-align: middle;
  }
  td:nth-of-type(1) {
    width: 1%;
    padding-inline: 16px;
    text-align: right;
    white-space: nowrap;
  }
  td:nth-of-type(2) {
    width: 46%;
  }
  [scope='rowgroup'] {
    padding-top: 20px;
    color: var(--ink-soft);
    font-size: var(--fs-small);
    font-weight: 600;
  }
  tr + tr > :is(th, td):not([aria-hidden]) {
    border-top: 1px solid var(--line-result);
  }
  svg {
    width: 100%;
    height: 14px;
  }
  rect {
    fill: var(--line-field);
  }
  [data-step='guestsPay'] rect,
  [data-step='tenantPays'] rect,
  [data-step='paidOut'] rect,
  [data-step='beforeTax'] rect {
    fill: var(--line-choice);
  }
  [data-step='fee'] rect {
    fill: var(--pine);
  }
  [data-step='commission'] rect {
    fill: var(--bar-long-term);
  }
  [data-step='cleaning'] rect {
    fill: var(--sand);
  }
  [data-step='tax'] rect {
    fill: var(--teal-45);
  }
  [data-step='inHand'] {
    rect {
      fill: var(--amber);
    }
    th,
    td {
      font-weight: 600;
    }
  }
  tbody:not([data-letting='shortTerm']) [data-step='inHand'] rect {
    fill: var(--teal);
  }
  ${media.belowPhablet} {
    tr {
      position: relative;
    }
    th,
    td {
      padding: 6px 0 22px;
    }
    th {
      overflow-wrap: anywhere;
    }
    [scope='rowgroup'] {
      padding-bottom: 4px;
    }
    td:nth-of-type(1) {
      padding-right: 0;
    }
    /* The bar stands below the words, as wide as the table. */
    td:nth-of-type(2) {
      position: absolute;
      right: 0;
      bottom: 4px;
      left: 0;
      width: auto;
      padding: 0;
    }
    svg {
      height: 12px;
    }
  }
  ${media.forced} {
    rect {
      fill: CanvasText !important;
    }
  }
  @media print {
    th,
    td,
    [scope='rowgroup'] {
      padding-block: 2px;
    }
    svg {
      height: 10px;
    }
  }
`;

const note = css`
  margin-top: 8px;
  color: var(--ink-soft);
  font-size: var(--fs-small);
`;
