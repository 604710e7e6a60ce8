import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { OptionsTable } from '../components/options-table';
import { sections } from '../site/sections';
import { exampleTaxOf, feeOf, type SumFacts } from '../site/sums/assumptions';
import { exampleSum, exampleYear } from '../site/sums/example-year';
import { amountOf, wholeSteps } from '../site/sums/letting';
import { media } from '../theme/media';
import { MonthTable } from './month-table';
import { Sheet } from './sheet';
import { useFigures } from './use-figures';

const totals = ['paidOut', 'beforeTax', 'inHand'];
const columns = ['usual', 'average', 'tenant'] as const;

/** A forecast as the form brings it; always a sample, for the apartment is nobody's. */
export function Forecast({ facts }: { facts: SumFacts }) {
  const { t } = useTranslation('papers');
  const { euros, exact, month, number, percent } = useFigures();
  const { assumptions, sum, months } = exampleYear(facts);
  const averageSum = exampleSum(facts, 'average').sum;
  const usual = wholeSteps(sum.shortTerm);
  const average = wholeSteps(averageSum.shortTerm);
  const tenant = wholeSteps(sum.longTerm);
  const { rent } = assumptions;
  const below = months.flatMap(({ left }, index) => (left < rent ? [month(index + 1)] : []));

  const words = {
    commission: percent(assumptions.commission),
    fee: percent(feeOf(assumptions.service, facts.figures)),
    price: exact(assumptions.changeover),
    vat: percent(facts.rates.vat.value),
    tax: percent(exampleTaxOf(facts)),
  };
  const shown = usual.filter(({ amount }) => amount !== 0);
  const steps = shown.map(({ name, amount }) => {
    const rented = amountOf(tenant, name === 'guestsPay' ? 'tenantPays' : name);
    const cells = [amount, amountOf(average, name)].map(euros);
    cells.push(rented === 0 ? '–' : euros(rented));
    const head = name === 'tenantPays' ? 'guestsPay' : name;
    return {
      head: t(`forecast.steps.${head}`, words),
      cells: totals.includes(name) ? cells.map((cell) => <b key={cell}>{cell}</b>) : cells,
    };
  });
  const difference = [usual, average].map((own) => {
    const more = amountOf(own, 'inHand') - amountOf(tenant, 'inHand');
    return more > 0 ? `+${euros(more)}` : euros(more);
  });

  return (
    <Sheet
      id={sections.forecast}
      title={t('forecast.title')}
      about={t('forecast.about')}
      sample
      notes={[
        t('forecast.assumed', {
          usual: percent(assumptions.usual),
          average: percent(assumptions.average),
          night: exact(assumptions.night),
          stay: number(assumptions.stay),
          utilities: exact(assumptions.utilities),
          guestCleaning: exact(assumptions.guestCleaning),
        }),
        t('forecast.note'),
      ]}
    >
      <OptionsTable
        sx={table}
        label={t('forecast.year')}
        highlighted={0}
        headers={[t('forecast.corner'), ...columns.map((one) => t(`forecast.columns.${one}`))]}
        rows={[
          {
            head: t('forecast.steps.nights'),
            cells: [String(sum.nights), String(averageSum.nights), '–'],
          },
          ...steps,
          { head: t('forecast.steps.difference'), cells: [...difference, '–'] },
        ]}
      />
      <MonthTable months={months} rent={rent} />
      <p css={summary}>{t('forecast.below', { months: below.join(', ') || '–' })}</p>
    </Sheet>
  );
}

const table = css({
  marginTop: 'var(--s5)',
  '&& tbody th:not(tr:has(b) th)': { fontWeight: 400 },
  [media.phablet]: {
    '&& :is(th, td)': { paddingBlock: 9 },
    '&& tbody th': { width: '42%' },
    '&& td, && thead th:not(:first-of-type)': { textAlign: 'right', whiteSpace: 'normal' },
  },
  '@media print': {
    table: { fontSize: 'var(--fs-note)', lineHeight: 1.3 },
    '&& :is(th, td)': { padding: '3px 10px' },
  },
});

const summary = css({ marginTop: 'var(--s3)', fontWeight: 600, lineHeight: 1.45 });
