import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { IncomeByMonthChart } from '../calculator/income-by-month';
import { useVerdictText } from '../calculator/use-verdict-text';
import { useDates } from '../links/use-dates';
import { useFormat, useSumInterpolation } from '../calculator/use-format';
import { OptionsTable } from '../components/options-table';
import { anchors } from '../site/routes';
import { exampleSum, marketYear, recalculateSum } from '../site/sums/assumptions';
import type { SumFacts } from '../site/sums/assumptions';
import { monthsBelowRent, monthsOf } from '../site/sums/example-year';
import { amountOfStep, roundSteps } from '../site/sums/letting';
import { regimes } from '../site/sums/tax';
import { afterTax, payoutPerNight } from '../site/sums/verdict';
import { uncapitalised } from '../site/text';
import { media } from '../theme';
import { DocumentSheet } from './document-sheet';

const stepNames = [
  ...(['guestsPay', 'commission', 'paidOut', 'fee', 'cleaning'] as const),
  ...(['levy', 'utilities', 'extras', 'vat', 'beforeTax'] as const),
];
const totals: readonly string[] = ['paidOut', 'beforeTax'];
const monthColumns = ['month', 'left', 'nights', 'guestsPay'] as const;
const columns = ['usual', 'average', 'market', 'tenant'] as const;

/** A forecast as the form brings it; always a sample, for the apartment is nobody's. */
export function Forecast({ facts }: { facts: SumFacts }) {
  const { t } = useTranslation('open-file');
  const { t: shared } = useTranslation('calculator');
  const { euros, signed, value } = useFormat();
  const { month: nameOf } = useDates();
  const sum = exampleSum(facts);
  const words = useSumInterpolation()(sum);
  const months = monthsOf(sum);
  const answer = useVerdictText()(sum);
  const years = [{}, { year: 'average' as const }, marketYear(sum)];
  const sums = years.map((year) => recalculateSum(sum, year));
  const lettings = sums.map(({ shortTerm }) => roundSteps(shortTerm));
  const tenant = roundSteps(sum.longTerm);
  const { rent } = sum.assumptions;
  const total = (key: 'nights' | 'guestsPay' | 'left') =>
    months.reduce((sum, month) => sum + month[key], 0);
  const below = monthsBelowRent(rent, months).map(nameOf);
  const differences = lettings.map((letting) =>
    signed(amountOfStep(letting, 'beforeTax') - amountOfStep(tenant, 'beforeTax')),
  );

  const taxed = regimes.map((regime) => {
    const after = sums.map((sum) => afterTax(sum, regime));
    const left = after.map(({ shortTerm }) => shortTerm);
    return {
      head: t('forecast.steps.afterTax', {
        regime: uncapitalised(shared(`tax.regimes.${regime}`, words)),
      }),
      cells: [...left, after[0]?.longTerm ?? 0].map(euros),
    };
  });

  const shown = roundSteps(sum.shortTerm).filter(({ amount }) => amount !== 0);
  const steps = stepNames.flatMap((name) => {
    if (!shown.some((step) => step.name === name)) return [];
    const rented = amountOfStep(tenant, name === 'guestsPay' ? 'tenantPays' : name);
    const cells = lettings.map((letting) => euros(amountOfStep(letting, name)));
    cells.push(rented === 0 ? '–' : euros(rented));
    return {
      head: t(`forecast.steps.${name}`, words),
      cells: totals.includes(name) ? cells.map((cell) => <b key={cell}>{cell}</b>) : cells,
    };
  });

  return (
    <DocumentSheet
      id={anchors.forecast}
      cover={{
        name: t('forecast.name'),
        figure: euros(amountOfStep(lettings[0] ?? [], 'beforeTax')),
      }}
      title={t('forecast.title')}
      about={t('forecast.about')}
      answer={answer}
      notes={[t('forecast.assumed', words), t('forecast.left'), t('forecast.note')]}
    >
      <OptionsTable
        sx={table}
        label={t('forecast.year')}
        headers={[
          t('forecast.corner'),
          ...columns.map((column) => t(`forecast.columns.${column}`)),
        ]}
        rows={[
          {
            head: t('forecast.steps.nights'),
            cells: [...sums.map(({ nights }) => String(nights)), '–'],
          },
          {
            head: t('forecast.steps.night'),
            cells: [...sums.map((sum) => value(payoutPerNight(sum), '€')), '–'],
          },
          ...steps,
          { head: t('forecast.steps.difference'), cells: [...differences, '–'] },
          ...taxed,
        ]}
      />
      <IncomeByMonthChart months={months} rent={rent} sx={street} />
      <h3 css={monthsTitle}>
        {t('forecast.months.title')}{' '}
        <small>{t('forecast.months.tenant', { rent: euros(rent) })}</small>
      </h3>
      <OptionsTable
        sx={table}
        label={t('forecast.months.title')}
        headers={monthColumns.map((column) => t(`forecast.months.${column}`))}
        rows={[
          ...months.map(({ month, left, nights, guestsPay }) => ({
            head: nameOf(month),
            cells: [euros(left), String(nights), euros(guestsPay)],
          })),
          {
            head: t('forecast.months.total'),
            cells: [euros(total('left')), String(total('nights')), euros(total('guestsPay'))].map(
              (cell) => <b key={cell}>{cell}</b>,
            ),
          },
        ]}
      />
      <p css={summary}>{t('forecast.below', { months: below.join(', ') || '–' })}</p>
    </DocumentSheet>
  );
}

const street = css({
  marginTop: 'var(--s5)',
  // The table below says the same, and a sheet has room for one of them.
  '@media print': { display: 'none' },
});

const table = css({
  marginTop: 'var(--s3)',
  'tbody th::first-letter': { textTransform: 'uppercase' },
  '&& tbody th:not(tr:has(b) th)': { fontWeight: 400 },
  [media.phablet]: {
    '&& :is(th, td)': { paddingBlock: 9 },
    '&& tbody th': { width: '42%' },
    '&& td, && thead th:not(:first-of-type)': { textAlign: 'right', whiteSpace: 'normal' },
  },
  '@media print': {
    table: { fontSize: 'var(--fs-note)', lineHeight: 1.2 },
    '&& :is(th, td)': { padding: '1px 10px' },
  },
});

const monthsTitle = css({
  marginTop: 'var(--s5)',
  font: '600 var(--fs-small) / 1.4 var(--text)',
  small: { marginLeft: 12, color: 'var(--ink-soft)', fontWeight: 400 },
});

const summary = css({ marginTop: 'var(--s3)', fontWeight: 600, lineHeight: 1.45 });
