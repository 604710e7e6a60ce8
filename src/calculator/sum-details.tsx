import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../components/disclosure';
import { OptionalLink } from '../components/optional-link';
import { recalculateSum, type Sum } from '../site/sums/assumptions';
import { accounts } from '../site/sums/tax';
import { grid, labelledField, media, smallPrint, textButton } from '../theme';
import { AmountField, ChoiceField, type SumControlProps } from './sum-fields';
import * as styles from './owner-calculator-styles';
import { useDates, useFormat, useSumInterpolation } from './use-format';
import { assumedAmounts, type AssumedAmount } from './use-sum';

const untitledInPrint = css({ '@media print': { '& > summary': { display: 'none' } } });

const taxSources = ['profitTax', 'contributions', 'minimum'] as const;
type SourcedRate = 'commission' | 'vat' | 'levy' | 'propertyTax' | (typeof taxSources)[number];

interface SumAssumptionsProps extends SumControlProps {
  sources: Readonly<Record<SourcedRate, Queries.RateSourceFragment>>;
}

/** All assumptions of the sum: each with its source, and an input to change it. */
export function SumAssumptions({ sum, fields, sources }: SumAssumptionsProps) {
  const { t } = useTranslation('owners');
  const { t: shared } = useTranslation('calculator');
  const { day } = useDates();
  const { euros } = useFormat();
  const words = useSumInterpolation(sum);
  const saidBy = (rate: keyof typeof sources) => {
    const { source, read } = sources[rate];
    return t('calculator.source', { source, read: read === null ? '' : `, ${day(read)}` });
  };
  const sourceOf = (name: AssumedAmount) => {
    if (name === 'commission' || name === 'levy') return saidBy(name);
    if (name === 'cadastre')
      return `${t('calculator.sources.cadastre', words)} ${saidBy('propertyTax')}`;
    if (name === 'guestCleaning')
      return t(
        `calculator.sources.guestCleaning.${sum.assumptions.guestCleaning > 0 ? 'some' : 'none'}`,
        {
          ...words,
          cost: euros(costOfNoFee(sum)),
          extra: euros(sum.facts.rates.guestCleaning.value),
        },
      );
    const known = ['usual', 'average', 'changeover', 'ownNights', 'flats'] as const;
    const own = known.find((one) => one === name) ?? 'own';
    return t(`calculator.sources.${own}`);
  };
  return (
    <Disclosure title={t('calculator.change')} sx={untitledInPrint}>
      <div css={amounts}>
        {assumedAmounts(sum.assumptions.now)
          .filter((name) => t(`calculator.amounts.${name}`))
          .map((name) => (
            <AmountField
              key={name}
              sum={sum}
              fields={fields}
              name={name}
              label={t(`calculator.amounts.${name}`)}
              source={sourceOf(name)}
              sx={labelled}
            />
          ))}
        {sum.assumptions.now !== 'self' && (
          <ChoiceField
            name="account"
            label={shared('account.label')}
            value={sum.assumptions.account}
            options={accounts.map((one) => [one, shared(`account.${one}`, words)])}
            onChoose={fields.set}
            sx={labelled}
          />
        )}
        <p css={sourcesOfTax}>
          {t('calculator.sources.tax', words)}{' '}
          {[...new Map(taxSources.map((rate) => [saidBy(rate), sources[rate].url]))].map(
            ([source, url]) => (
              <OptionalLink key={source} href={url}>
                {source}{' '}
              </OptionalLink>
            ),
          )}
        </p>
      </div>
      <p css={[styles.small, { marginTop: 20 }]}>
        {t('calculator.fixed', { vat: words.vat, source: saidBy('vat') })}
      </p>
      {Object.keys(sum.changes).length > 0 && (
        <button
          type="button"
          onClick={fields.reset}
          css={[textButton, { marginTop: 12, '@media print': { display: 'none' } }]}
        >
          {t('calculator.reset')}
        </button>
      )}
    </Disclosure>
  );
}

/** What a year loses before tax without a fee for cleaning. */
function costOfNoFee(sum: Sum): number {
  const fee = sum.facts.rates.guestCleaning.value;
  const [some, none] = [fee, 0].map((guestCleaning) => recalculateSum(sum, { guestCleaning }));
  return (some?.left.shortTerm ?? 0) - (none?.left.shortTerm ?? 0);
}

const amounts = css(grid('6px 28px'), {
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginTop: 12,
  [media.fieldPairs]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '@media print': {
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    gap: '6px 12px',
    marginTop: 0,
    p: { display: 'none' },
  },
});

const sourcesOfTax = css(smallPrint, { gridColumn: '1 / -1' });

const labelled = css(labelledField, {
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBottom: 18,
  '& > span': { display: 'flex', font: 'inherit' },
  'span > input': { flex: 1, width: '100%', padding: '12px 16px', textAlign: 'left' },
  '@media print': { paddingBottom: 0, 'span > input': { padding: '2px 8px' } },
});
