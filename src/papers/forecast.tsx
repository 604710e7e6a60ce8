import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { StreetDrawing } from '../calculator/street-drawing';
import { useAnswer } from '../calculator/use-answer';
import { useFigures } from '../calculator/use-figures';
import { useSumWords } from '../calculator/use-sum-words';
import { OptionsTable } from '../components/options-table';
import { sections } from '../site/sections';
import { sumWith, years, type SumFacts } from '../site/sums/assumptions';
import { exampleSum, monthsBelow, monthsOf } from '../site/sums/example-year';
import { amountOf, wholeSteps } from '../site/sums/letting';
import { media } from '../theme';
import { MonthTable } from './month-table';
import { Sheet } from './sheet';

const totals = ['paidOut', 'beforeTax', 'inHand'];
const columns = [...years, 'tenant'] as const;

/** A forecast as the form brings it; always a sample, for the apartment is nobody's. */
export function Forecast({ facts }: { facts: SumFacts }) {
  const { t } = useTranslation('papers');
  const { euros, exact, month, signed } = useFigures();
  const sum = exampleSum(facts);
  const words = useSumWords(sum);
  const months = monthsOf(sum);
  const answer = useAnswer(sum);
  const sums = years.map((year) => sumWith(sum, { year }));
  const lettings = sums.map(({ shortTerm }) => wholeSteps(shortTerm));
  const tenant = wholeSteps(sum.longTerm);
  const { rent } = sum.assumptions;
  const below = monthsBelow(rent, months).map(month);
  const differences = lettings.map((own) =>
    signed(amountOf(own, 'inHand') - amountOf(tenant, 'inHand')),
  );

  const shown = wholeSteps(sum.shortTerm).filter(({ amount }) => amount !== 0);
  const steps = shown.map(({ name }) => {
    const rented = amountOf(tenant, name === 'guestsPay' ? 'tenantPays' : name);
    const cells = lettings.map((own) => euros(amountOf(own, name)));
    cells.push(rented === 0 ? '–' : euros(rented));
    return {
      head: t(`forecast.steps.${name === 'tenantPays' ? 'guestsPay' : name}`, words),
      cells: totals.includes(name) ? cells.map((cell) => <b key={cell}>{cell}</b>) : cells,
    };
  });

  return (
    <Sheet
      id={sections.forecast}
      title={t('forecast.title')}
      about={t('forecast.about')}
      sample
      answer={{ ...answer, figure: differences[0] }}
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
            cells: [...sums.map((one) => exact(one.assumptions.night)), '–'],
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
