import { css } from '@emotion/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../components/disclosure';
import { Select } from '../components/select';
import { taxRegimes } from '../site/sums/tax';
import { grid, labelledField, media, smallPrint, textButton } from '../theme';
import { AmountField, type SumControlProps } from './amount-field';
import * as styles from './owner-calculator-styles';
import { useDates } from './use-dates';
import { assumedAmounts, type AssumedAmount } from './use-sum';
import { useSumInterpolation } from './use-sum-interpolation';

interface SumAssumptionsProps extends SumControlProps {
  sources: Readonly<Record<'commission' | 'vat' | 'profitTax', Queries.RateSourceFragment>>;
}

/** All assumptions of the sum: each with its source, and an input to change it. */
export function SumAssumptions({ sum, fields, sources }: SumAssumptionsProps) {
  const { t } = useTranslation('owners');
  const { day } = useDates();
  const words = useSumInterpolation(sum);
  const id = useId();
  const saidBy = (rate: keyof typeof sources) => {
    const { source, read } = sources[rate];
    return t('calculator.source', { source, read: read === null ? '' : `, ${day(read)}` });
  };
  const taxField = (name: 'tax' | 'tenantTax') => (
    <div css={labelled}>
      <label htmlFor={id + name}>{t(`calculator.taxes.${name}`)}</label>
      <Select
        id={id + name}
        name={name}
        value={sum.assumptions[name]}
        onChange={({ target }) => fields.set(name, target.value)}
        aria-describedby={`${id}-source`}
      >
        {taxRegimes.map((regime) => (
          <option key={regime} value={regime}>
            {t(`calculator.regimes.${regime}`, words)}
          </option>
        ))}
      </Select>
    </div>
  );
  const sourceOf = (name: AssumedAmount) => {
    if (name === 'commission') return saidBy(name);
    const isOurs = name === 'stay' || name === 'extras' || name === 'utilities';
    return t(`calculator.sources.${isOurs ? 'own' : name}`);
  };
  return (
    <Disclosure title={t('calculator.change')}>
      <div css={amounts}>
        {assumedAmounts(sum.assumptions.now).map((name) => (
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
        <div css={taxes}>
          {taxField('tax')}
          {taxField('tenantTax')}
          <p id={`${id}-source`}>
            {t('calculator.sources.tax')}{' '}
            <a href={sources.profitTax.url ?? undefined}>{saidBy('profitTax')}</a>
          </p>
        </div>
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

const amounts = css(grid('6px 28px'), {
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginTop: 12,
  [media.fieldPairs]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '@media print': {
    gridTemplateColumns: 'repeat(5, 1fr)',
    gap: '6px 16px',
    marginTop: 0,
    p: { display: 'none' },
  },
});

const taxes = css(grid('12px 28px'), {
  gridColumn: '1 / -1',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  '& > p': [smallPrint, { gridColumn: '1 / -1' }],
});

const labelled = css(labelledField, {
  paddingBottom: 18,
  label: { fontWeight: 600, lineHeight: 1.35 },
  '& > span': { display: 'flex', font: 'inherit' },
  'span > input': { flex: 1, padding: '12px 16px', textAlign: 'left' },
  '@media print': { paddingBottom: 0, 'span > input': { padding: '2px 8px' } },
});
