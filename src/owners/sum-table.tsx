import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { tabular } from '../components/text-styles';
import { visuallyHidden } from '../components/visually-hidden';
import type { Letting } from '../site/sums/assumptions';
import type { WorkedSum } from './use-full-sum';
import type { SumWords } from './use-sum-words';

/** Both kinds of letting, step by step. */
export function SumTable({ worked, words }: { worked: WorkedSum; words: SumWords }) {
  const { t } = useTranslation('owners');
  const { assumptions, sum } = worked;
  const group = (kind: Letting) => (
    <tbody data-letting={kind}>
      <tr>
        <th scope="rowgroup" colSpan={2}>
          {t(`calculator.lettings.${kind}`, { count: sum.nights })}
        </th>
      </tr>
      {sum[kind].map((step) => (
        <tr key={step.name} data-step={step.name}>
          <th scope="row">{words.step(step, kind, assumptions, sum)}</th>
          <td>{words.euros(step.amount)}</td>
        </tr>
      ))}
    </tbody>
  );
  return (
    <table css={[table, tabular]}>
      <caption css={visuallyHidden}>{t('calculator.table')}</caption>
      <thead css={visuallyHidden}>
        <tr>
          <th scope="col">{t('calculator.columns.step')}</th>
          <th scope="col">{t('calculator.columns.amount')}</th>
        </tr>
      </thead>
      {group('shortTerm')}
      {group(sum.rival)}
    </table>
  );
}

const table = css`
  position: relative;
  width: 100%;
  border-collapse: collapse;
  font-size: 1rem;
  line-height: 1.35;
  th,
  td {
    padding: 8px 0;
    border-bottom: 1px solid var(--line-result);
    font-weight: 400;
    text-align: left;
  }
  td {
    padding-left: 16px;
    text-align: right;
    white-space: nowrap;
  }
  [scope='rowgroup'] {
    padding-top: 20px;
    font-weight: 600;
  }
  [data-step='inHand'] > * {
    border-bottom-color: var(--pine);
    font-weight: 600;
  }
  @media print {
    th,
    td,
    [scope='rowgroup'] {
      padding-block: 2px;
    }
  }
`;
