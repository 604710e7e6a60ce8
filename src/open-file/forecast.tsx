import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { StreetDrawing } from '../calculator/street-drawing';
import { useAnswer } from '../calculator/use-answer';
import { useFormat } from '../calculator/use-format';
import { useSumWords } from '../calculator/use-sum-words';
import { amountTable, ruledRows, totalRow } from '../components/amount-table';
import { OptionsTable } from '../components/options-table';
import { anchors } from '../site/anchors';
import { exampleSum, marketYear, payoutPerNight, recalculateSum } from '../site/sums/assumptions';
import type { SumFacts } from '../site/sums/assumptions';
import { monthsBelowRent, monthsOf, type Month } from '../site/sums/example-year';
import { stepAmount, roundSteps } from '../site/sums/letting';
import { media } from '../theme';
import { Sheet } from './sheet';

const totals = ['paidOut', 'beforeTax', 'inHand'];
const columns = ['usual', 'average', 'market', 'tenant'] as const;

/** A forecast as the form brings it; always a sample, for the apartment is nobody's. */
export function Forecast({ facts }: { facts: SumFacts }) {
  const { t } = useTranslation('open-file');
  const { euros, exact, month, signed } = useFormat();
  const sum = exampleSum(facts);
  const words = useSumWords(sum);
  const months = monthsOf(sum);
  const answer = useAnswer(sum);
  const years = [{}, { year: 'average' as const }, marketYear(sum)];
  const sums = years.map((year) => recalculateSum(sum, year));
  const lettings = sums.map(({ shortTerm }) => roundSteps(shortTerm));
  const tenant = roundSteps(sum.longTerm);
  const { rent } = sum.assumptions;
  const below = monthsBelowRent(rent, months).map(month);
  const differences = lettings.map((letting) =>
    signed(stepAmount(letting, 'inHand') - stepAmount(tenant, 'inHand')),
  );

  const shown = roundSteps(sum.shortTerm).filter(({ amount }) => amount !== 0);
  const steps = shown.map(({ name }) => {
    const rented = stepAmount(tenant, name === 'guestsPay' ? 'tenantPays' : name);
    const cells = lettings.map((letting) => euros(stepAmount(letting, name)));
    cells.push(rented === 0 ? '–' : euros(rented));
    return {
      head: t(`forecast.steps.${name === 'tenantPays' ? 'guestsPay' : name}`, words),
      cells: totals.includes(name) ? cells.map((cell) => <b key={cell}>{cell}</b>) : cells,
    };
  });

  return (
    <Sheet
      id={anchors.forecast}
      cover={{ name: t('forecast.name'), figure: euros(stepAmount(lettings[0] ?? [], 'inHand')) }}
      title={t('forecast.title')}
      about={t('forecast.about')}
      answer={answer}
      notes={[t('forecast.assumed', words), t('forecast.left'), t('forecast.note')]}
    >
      <OptionsTable
        sx={table}
        label={t('forecast.year')}
        headers={[t('forecast.corner'), ...columns.map((one) => t(`forecast.columns.${one}`))]}
        rows={[
          {
            head: t('forecast.steps.nights'),
            cells: [...sums.map(({ nights }) => String(nights)), '–'],
          },
          {
            head: t('forecast.steps.night'),
            cells: [...sums.map((one) => exact(payoutPerNight(one))), '–'],
          },
          ...steps,
          { head: t('forecast.steps.difference'), cells: [...differences, '–'] },
        ]}
      />
      <StreetDrawing months={months} rent={rent} sx={street} />
      <MonthTable months={months} rent={rent} />
      <p css={summary}>{t('forecast.below', { months: below.join(', ') || '–' })}</p>
    </Sheet>
  );
}

function MonthTable({ months, rent }: { months: readonly Month[]; rent: number }) {
  const { t } = useTranslation('open-file');
  const { euros, month: nameOf } = useFormat();
  const sum = (key: 'nights' | 'guestsPay' | 'left') =>
    months.reduce((all, month) => all + month[key], 0);
  return (
    <table css={[amountTable, ruledRows, monthTable]}>
      <caption>
        {t('forecast.months.title')}
        <small>{t('forecast.months.tenant', { rent: euros(rent) })}</small>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('forecast.months.month')}</th>
          <th scope="col">{t('forecast.months.nights')}</th>
          <th scope="col">{t('forecast.months.guestsPay')}</th>
          <th scope="col">{t('forecast.months.left')}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, nights, guestsPay, left }) => (
          <tr key={month}>
            <th scope="row">{nameOf(month)}</th>
            <td>{nights}</td>
            <td>{euros(guestsPay)}</td>
            <td>{euros(left)}</td>
          </tr>
        ))}
        <tr css={totalRow}>
          <th scope="row">{t('forecast.months.total')}</th>
          <td>{sum('nights')}</td>
          <td>{euros(sum('guestsPay'))}</td>
          <td>{euros(sum('left'))}</td>
        </tr>
      </tbody>
    </table>
  );
}

const street = css({
  marginTop: 'var(--s5)',
  // The table below says the same, and a sheet has room for one of them.
  '@media print': { display: 'none' },
});

const table = css({
  marginTop: 'var(--s5)',
  '&& tbody th:not(tr:has(b) th)': { fontWeight: 400 },
  [media.phablet]: {
    '&& :is(th, td)': { paddingBlock: 9 },
    '&& tbody th': { width: '42%' },
    '&& td, && thead th:not(:first-of-type)': { textAlign: 'right', whiteSpace: 'normal' },
  },
  '@media print': {
    table: { fontSize: 'var(--fs-note)', lineHeight: 1.25 },
    '&& :is(th, td)': { padding: '1px 10px' },
  },
});

const summary = css({ marginTop: 'var(--s3)', fontWeight: 600, lineHeight: 1.45 });

const monthTable = css({
  'caption small': { display: 'inline', marginLeft: 12 },
  'tbody th::first-letter': { textTransform: 'uppercase' },
  // A narrow phone has room for what is left, not for what it comes from.
  [media.narrowPhone]: { 'thead th:nth-of-type(3), tbody td:nth-of-type(2)': { display: 'none' } },
});
