import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../components/disclosure';
import { tabular } from '../components/text-styles';
import { visuallyHidden } from '../components/visually-hidden';
import type { Letting, Sum } from '../site/sums/assumptions';
import type { SumWords } from './use-sum-words';

export function SumTable({ sum, words }: { sum: Sum; words: SumWords }) {
  const { t } = useTranslation('owners');
  const table = (kind: Letting) => (
    <table css={[lines, tabular]} data-letting={kind}>
      <caption>{t(`calculator.lettings.${kind}`, { count: sum.nights })}</caption>
      <thead css={visuallyHidden}>
        <tr>
          <th scope="col">{t('calculator.columns.step')}</th>
          <th scope="col">{t('calculator.columns.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {sum[kind].map((step) => (
          <tr key={step.name} data-step={step.name}>
            <th scope="row">{words.step(step, kind)}</th>
            <td>{words.euros(step.amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <Disclosure title={t('calculator.every')} printed>
      <div css={tables}>
        {table('shortTerm')}
        {table(sum.rival)}
      </div>
    </Disclosure>
  );
}

const tables = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
  alignItems: 'start',
  gap: '12px 64px',
});

const lines = css({
  position: 'relative',
  width: '100%',
  borderCollapse: 'collapse',
  font: '400 var(--fs-base) / 1.35 var(--text)',
  '& :is(th, td)': {
    padding: '8px 0',
    borderBottom: '1px solid var(--line-result)',
    fontWeight: 400,
    textAlign: 'left',
  },
  td: { paddingLeft: 16, textAlign: 'right', whiteSpace: 'nowrap' },
  caption: { paddingTop: 8, fontWeight: 600, textAlign: 'left' },
  "[data-step='inHand'] > *": { borderBottomColor: 'var(--pine)', fontWeight: 600 },
  '@media print': { fontSize: 'var(--fs-fine)', '& :is(th, td)': { paddingBlock: 2 } },
});
