import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { OptionsTable } from '../components/options-table';
import { useLanguage } from '../links/use-language';
import { monthName } from '../site/dates';
import { formatNumber, formatValue, formatWholeEuros } from '../site/figures';
import { sections } from '../site/sections';
import { feeOf, type SumFacts } from '../site/sums/assumptions';
import { exampleSum, exampleYear } from '../site/sums/example-year';
import { amountOf, wholeSteps } from '../site/sums/letting';
import { media } from '../theme/media';
import { MonthTable } from './month-table';
import { Sheet } from './sheet';

const totals = ['paidOut', 'beforeTax', 'inHand'];

/** A forecast as the form brings it; always a sample, for the apartment is nobody's. */
export function Forecast({ facts }: { facts: SumFacts }) {
  const { t } = useTranslation('papers');
  const language = useLanguage();
  const euros = (value: number) => formatWholeEuros(value, language);
  const percent = (value: number) => formatValue(value, '%', language);
  const exact = (value: number) => formatValue(Math.round(value * 100) / 100, '€', language);
  const { assumptions, sum } = exampleSum(facts, 'usual');
  const average = exampleSum(facts, 'average').sum;
  const { rent } = assumptions;
  const months = exampleYear(facts);
  const less = months.flatMap(({ left }, index) =>
    left < rent ? [monthName(index + 1, language)] : [],
  );

  const years = [sum, average].map(({ shortTerm }) => wholeSteps(shortTerm));
  const tenant = wholeSteps(sum.longTerm);
  const left = [...years, tenant].map((steps) => amountOf(steps, 'inHand'));
  const words = {
    commission: percent(assumptions.commission),
    fee: percent(feeOf(assumptions.service, facts.figures)),
    price: exact(assumptions.changeover),
    vat: percent(facts.rates.vat.value),
    tax: percent(facts.figures.exampleTax.from),
  };
  const [usualSteps = [], averageSteps = []] = years;
  const shown = usualSteps.filter(({ amount }) => amount !== 0);
  const steps = shown.map(({ name, amount }) => {
    const tenantPays = amountOf(tenant, name === 'guestsPay' ? 'tenantPays' : name);
    const cells = [amount, amountOf(averageSteps, name)].map(euros);
    cells.push(tenantPays === 0 ? '–' : euros(tenantPays));
    const head = name === 'tenantPays' ? 'guestsPay' : name;
    return {
      head: t(`forecast.steps.${head}`, words),
      cells: totals.includes(name) ? cells.map((cell) => <b key={cell}>{cell}</b>) : cells,
    };
  });
  const difference = left.slice(0, 2).map((own) => {
    const more = own - (left[2] ?? 0);
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
          stay: formatNumber(assumptions.stay, language),
          utilities: exact(assumptions.utilities),
          guestCleaning: exact(assumptions.guestCleaning),
        }),
        t('forecast.note'),
      ]}
    >
      <OptionsTable
        css={table}
        label={t('forecast.year')}
        highlighted={0}
        headers={[
          t('forecast.corner'),
          ...(['usual', 'average', 'tenant'] as const).map((one) => t(`forecast.columns.${one}`)),
        ]}
        rows={[
          {
            head: t('forecast.steps.nights'),
            cells: [String(sum.nights), String(average.nights), '–'],
          },
          ...steps,
          { head: t('forecast.steps.difference'), cells: [...difference, '–'] },
        ]}
      />
      <MonthTable months={months} rent={rent} />
      <p css={below}>{t('forecast.below', { months: less.join(', ') || '–' })}</p>
    </Sheet>
  );
}

const table = css`
  margin-top: var(--s5);
  && tbody th:not(tr:has(b) th) {
    font-weight: 400;
  }
  ${media.phablet} {
    && :is(th, td) {
      padding-block: 9px;
    }
    && tbody th {
      width: 42%;
    }
    && td,
    && thead th:not(:first-of-type) {
      text-align: right;
      white-space: normal;
    }
  }
  @media print {
    table {
      font-size: 0.8125rem;
      line-height: 1.3;
    }
    && :is(th, td) {
      padding: 3px 10px;
    }
  }
`;

const below = css`
  margin-top: var(--s3);
  font-weight: 600;
  line-height: 1.45;
`;
