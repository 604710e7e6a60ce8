import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { AmountTable } from '../components/amount-table';
import { Disclosure } from '../components/disclosure';
import { OptionsTable } from '../components/options-table';
import { OptionalLink } from '../components/optional-link';
import { recalculateSum, type Letting, type Sum } from '../site/sums/assumptions';
import { roundSteps } from '../site/sums/letting';
import { accounts, regimes } from '../site/sums/tax';
import { afterTax } from '../site/sums/verdict';
import { grid, labelledField, media, smallPrint, textButton } from '../theme';
import { AmountField, ChoiceField, type SumControlProps } from './sum-fields';
import * as styles from './owner-calculator-styles';
import { useDates, useFormat, useSumInterpolation } from './use-format';
import { assumedAmounts, type AssumedAmount } from './use-sum';

/** Every step of both lettings. */
export function SumTable({ sum }: { sum: Sum }) {
  const { t } = useTranslation('owners');
  const { t: shared } = useTranslation('calculator');
  const { euros } = useFormat();
  const words = useSumInterpolation(sum);
  const { now, tax } = sum.assumptions;
  const hosts = now === 'self';
  const taxed = tax !== 'unknown' && !hosts;
  const shown = (kind: Letting) => {
    const steps = roundSteps(sum[kind]);
    // The tax of a host is the same either way.
    return taxed ? steps : steps.slice(0, steps.findIndex(({ name }) => name === 'beforeTax') + 1);
  };
  const taxOf = (kind: Letting) =>
    regimes.find((one) => one === (kind === 'longTerm' ? 'receipts' : tax)) ?? 'receipts';
  const stepWords = (kind: Letting) => ({
    ...words,
    changeover: kind === 'self' ? words.ownCleaning : words.changeover,
    regime: shared(`tax.names.${taxOf(kind)}`),
  });
  return (
    <Disclosure title={t('calculator.every')}>
      <div css={tables}>
        {(['shortTerm', hosts ? 'self' : 'longTerm'] as const).map((kind) => (
          <div key={kind} data-letting={kind}>
            <AmountTable
              title={t(`calculator.lettings.${hosts && kind === 'shortTerm' ? 'hosted' : kind}`, {
                count: sum.nights,
              })}
              rows={shown(kind).map(({ name, amount }) => ({
                id: name,
                name: t(`calculator.steps.${name}`, stepWords(kind)),
                value: euros(amount),
                isTotal: name === 'inHand' || (name === 'beforeTax' && !taxed),
              }))}
            />
          </div>
        ))}
      </div>
      {!taxed && !hosts && <RegimeTable sum={sum} />}
    </Disclosure>
  );
}

/** What each regime leaves, where none is chosen. */
function RegimeTable({ sum }: { sum: Sum }) {
  const { t } = useTranslation('owners');
  const { t: shared } = useTranslation('calculator');
  const { euros } = useFormat();
  const words = useSumInterpolation(sum);
  return (
    <div css={compactInPrint}>
      <OptionsTable
        label={t('calculator.byRegime')}
        headers={[t('calculator.byRegime'), shared('bars.shortTerm'), shared('bars.longTerm')]}
        rows={regimes.map((regime) => {
          const { shortTerm, longTerm } = afterTax(sum, regime);
          const head = shared(`tax.regimes.${regime}`, words);
          return { head, cells: [euros(shortTerm), euros(longTerm)] };
        })}
      />
    </div>
  );
}

const compactInPrint = css({
  '@media print': { 'table :is(th, td)': { padding: '1px 12px', fontSize: 'var(--fs-note)' } },
});

const untitledInPrint = css({ '@media print': { '& > summary': { display: 'none' } } });

const tables = css(grid('0 64px'), {
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
  alignItems: 'start',
  caption: { paddingTop: 8 },
});

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
            ([said, url]) => (
              <OptionalLink key={said} href={url}>
                {said}{' '}
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
