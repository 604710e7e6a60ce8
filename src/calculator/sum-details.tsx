import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../components/disclosure';
import type { LatePartProps } from '../components/late-part';
import { OptionalLink } from '../components/optional-link';
import { Paragraphs, wholeRanges } from '../components/whole-ranges';
import { useNow } from '../components/use-now';
import { dayInRiga } from '../site/riga-time';
import { recalculateSum } from '../site/sums/assumptions';
import { accounts } from '../site/sums/tax';
import { grid, labelledField, media, smallPrint, textButton } from '../theme';
import { LateSteps } from './late-parts';
import { useSumPath } from './next-steps';
import { AmountField, ChoiceField, type SumControlProps } from './sum-fields';
import { useDates } from '../links/use-dates';
import { useFormat, useSumInterpolation } from './use-format';
import { assumedAmounts, type AssumedAmount } from './use-sum';

const taxSources = ['profitTax', 'contributions', 'minimum'] as const;
type SourcedRate = 'commission' | 'vat' | 'levy' | 'propertyTax' | (typeof taxSources)[number];

export type SumSources = Readonly<Record<SourcedRate, Queries.RateSourceFragment>>;

interface SumDetailsProps extends SumControlProps {
  sources: SumSources;
}

/** Each step of the sum, what it assumes and leaves out, and on paper where it stands and what it rests on. */
export function SumDetails({ late, ...props }: SumDetailsProps & { late: LatePartProps }) {
  const { t } = useTranslation('owners');
  const { day, readOn } = useDates();
  const { sum, sources } = props;
  const values = useSumInterpolation()(sum);
  const path = useSumPath(sum);
  const now = useNow();
  const { market } = sum.facts;
  const known = Object.values(sources).filter(({ source }) => source);
  const cited = known.map(({ source, read }) => `${source}${readOn(read)}`);
  if (market) cited.push(`${market.source}, ${day(market.snapshot)}`);
  return (
    <div css={details}>
      <Disclosure title={t('calculator.every')}>
        <LateSteps {...late} sum={sum} />
      </Disclosure>
      <SumAssumptions {...props} />
      <p css={[smallPrint, leftOut]}>{wholeRanges(t('calculator.leftOut', values))}</p>
      <p css={printed} data-printed-from>
        {t('calculator.printed', {
          day: now ? day(dayInRiga(now)) : '',
          address: (now ? window.location.origin : '') + path,
          sources: [...new Set(cited)].join('; '),
        })}
      </p>
    </div>
  );
}

const details = css(grid('clamp(0px, 2vw, 24px)'), {
  gridColumn: '1 / -1',
  borderTop: '1px solid var(--line-cool)',
});

const leftOut = css({ [media.large]: { maxWidth: 'none', columns: 2, columnGap: 48 } });

const printed = css(smallPrint, {
  display: 'none',
  '@media print': { display: 'block', maxWidth: 'none', overflowWrap: 'anywhere' },
});

/** All assumptions of the sum: each with its source, and an input to change it. */
function SumAssumptions({ sources, ...controls }: SumDetailsProps) {
  const { t } = useTranslation('owners');
  const { t: shared } = useTranslation('calculator');
  const { readOn } = useDates();
  const { euros } = useFormat();
  const { sum, fields } = controls;
  const values = useSumInterpolation()(sum);
  const citation = (rate: SourcedRate) => {
    const { source, read } = sources[rate];
    return t('calculator.source', { source, read: readOn(read) });
  };
  const sourceOf = (name: AssumedAmount) => {
    if (name === 'commission' || name === 'levy') return citation(name);
    if (name === 'cadastre')
      return `${t('calculator.sources.cadastre', values)} ${citation('propertyTax')}`;
    if (name === 'guestCleaning') {
      const { value: fee } = sum.facts.rates.guestCleaning;
      const leftWith = (guestCleaning: number) =>
        recalculateSum(sum, { guestCleaning }).left.shortTerm;
      const texts = { cost: euros(leftWith(fee) - leftWith(0)), extra: euros(fee) };
      const isCharged = sum.assumptions.guestCleaning > 0;
      return t(`calculator.sources.guestCleaning.${isCharged ? 'some' : 'none'}`, texts);
    }
    const explained = ['usual', 'average', 'changeover', 'ownNights', 'flats'] as const;
    return t(`calculator.sources.${explained.find((key) => key === name) ?? 'own'}`);
  };
  return (
    <Disclosure title={t('calculator.change')} sx={untitledInPrint}>
      <div css={amounts}>
        {assumedAmounts(sum.assumptions.now)
          .filter((name) => t(`calculator.amounts.${name}`))
          .map((name) => (
            <AmountField
              key={name}
              {...controls}
              name={name}
              label={t(`calculator.amounts.${name}`)}
              source={sourceOf(name)}
              sx={labelled}
            />
          ))}
        {sum.assumptions.now !== 'self' && (
          <ChoiceField
            {...controls}
            name="account"
            label={shared('account.label')}
            options={accounts.map((account) => [account, shared(`account.${account}`)])}
            sx={labelled}
          />
        )}
        <Paragraphs text={t('calculator.sources.tax', values)} />
        <p>
          {[...new Map(taxSources.map((rate) => [citation(rate), sources[rate].url]))].map(
            ([source, url]) => (
              <OptionalLink key={source} href={url}>
                {source}{' '}
              </OptionalLink>
            ),
          )}
        </p>
      </div>
      <p css={[smallPrint, { marginTop: 20 }]}>
        {t('calculator.fixed', { vat: values.vat, source: citation('vat') })}
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

const untitledInPrint = css({ '@media print': { '& > summary': { display: 'none' } } });

const amounts = css(grid('6px 28px'), {
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginTop: 12,
  '& > p': [smallPrint, { gridColumn: '1 / -1' }],
  [media.fieldPairs]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '@media print': {
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    gap: '6px 12px',
    marginTop: 0,
    p: { display: 'none' },
  },
});

const labelled = css(labelledField, {
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBottom: 18,
  '& > span': { display: 'flex', font: 'inherit' },
  'span > input': { flex: 1, width: '100%', padding: '12px 16px', textAlign: 'left' },
  '@media print': { paddingBottom: 0, 'span > input': { padding: '2px 8px' } },
});
