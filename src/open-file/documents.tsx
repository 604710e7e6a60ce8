import { css } from '@emotion/react';
import Minus from '@lucide/icons/icons/minus';
import { useTranslation } from 'react-i18next';
import { useDates } from '../links/use-dates';
import { useFormat, useSumInterpolation } from '../calculator/use-format';
import { FactList } from '../components/fact-list';
import { AmountTable } from '../components/amount-table';
import { NumberedList } from '../components/numbered-list';
import { TickList } from '../components/tick-list';
import { OptionalLink } from '../components/optional-link';
import { exampleSum, type SumFacts } from '../site/sums/assumptions';
import { rateKeys, rateUnits, type RateKey, type Rates } from '../site/sums/tax';
import { media, sideBySide } from '../theme';

const fees = ['onSite', 'remote'] as const;
const ourPrices = ['ourFees.cleaning', 'ourFees.start'] as const;
const thirdPartyCosts = [
  'thirdPartyCosts.commission',
  'thirdPartyCosts.vat',
  'thirdPartyCosts.cleaner',
  'thirdPartyCosts.utilities',
  'thirdPartyCosts.levy',
  'thirdPartyCosts.equipment',
  'thirdPartyCosts.property',
  'thirdPartyCosts.repairs',
  'thirdPartyCosts.accountant',
] as const;
const taxRegimes = ['tax.receipts', 'tax.registered', 'tax.micro'] as const;
const free = ['forecast', 'start', 'report', 'repairs', 'insurance'] as const;

type PriceLine = (typeof ourPrices | typeof thirdPartyCosts | typeof taxRegimes)[number];

export function Prices({ facts }: { facts: SumFacts }) {
  const { t } = useTranslation('open-file');
  const { t: feeWords } = useTranslation('fees');
  const words = useSumInterpolation()(exampleSum(facts));
  const lines = (keys: readonly PriceLine[]) =>
    keys
      .map((key) => ({
        name: t(`prices.${key}.title`),
        note: t(`prices.${key}.text`, words),
        value: t(`prices.${key}.value`, words),
      }))
      .filter(({ name }) => name);
  const fee = (service: (typeof fees)[number]) => ({
    name: t(`prices.ourFees.${service}`),
    note: feeWords(`${service}.range`),
    value: feeWords(`${service}.value`),
  });
  return (
    <>
      <AmountTable
        title={t('prices.ourFees.title')}
        rows={[...fees.map(fee).filter(({ name }) => name), ...lines(ourPrices)]}
      />
      <AmountTable title={t('prices.thirdPartyCosts.title')} rows={lines(thirdPartyCosts)} />
      <AmountTable title={t('prices.tax.title')} rows={lines(taxRegimes)} />
      <Part title={t('prices.free.title')}>
        <TickList items={free.map((item) => t(`prices.free.${item}`)).filter(Boolean)} />
      </Part>
    </>
  );
}

const terms = [
  ...(['work', 'choice', 'dates', 'money', 'costs', 'damage', 'data'] as const),
  ...(['leave', 'breach'] as const),
] as const;

export function Contract({ file }: { file: string | null }) {
  const { t } = useTranslation('open-file');
  return (
    <>
      <FactList
        css={contractTerms}
        facts={terms.map((term) => [t(`contract.${term}.title`), t(`contract.${term}.text`)])}
      />
      {file !== null && <a href={`/${file}`}>{t('contract.full')}</a>}
    </>
  );
}

const contractTerms = css({
  font: '400 var(--fs-small) / 1.5 var(--text)',
  div: { paddingBlock: 14 },
  'div + div': { borderTop: '1px solid var(--line)' },
  dt: { fontWeight: 600 },
  // How to leave.
  'div:nth-last-of-type(2)': {
    marginInline: -16,
    paddingInline: 16,
    borderRadius: 'var(--r)',
    background: 'var(--amber-wash)',
    printColorAdjust: 'exact',
  },
  [media.phablet]: { div: { display: 'grid', gridTemplateColumns: '11em 1fr', gap: 20 } },
  '@media print': { font: '400 var(--fs-note) / 1.45 var(--text)', div: { paddingBlock: 8 } },
});

const cover = ['damage', 'liability', 'excess', 'policy'] as const;
const points = ['first', 'second', 'third'] as const;
const excluded = [...points, 'fourth', 'fifth'] as const;

export function Insurance() {
  const { t } = useTranslation('open-file');
  return (
    <>
      <AmountTable
        rows={cover.map((term) => ({
          name: t(`insurance.${term}.title`),
          note: term === 'policy' ? t('insurance.policy.text') : undefined,
          value: t(`insurance.${term}.value`),
        }))}
      />
      <div css={columns}>
        <Part title={t('insurance.covered.title')}>
          <TickList items={points.map((point) => t(`insurance.covered.${point}`))} />
        </Part>
        <Part title={t('insurance.excluded.title')}>
          <TickList
            icon={Minus}
            sx={{ '--tick': 'var(--brick)' }}
            items={excluded.map((point) => t(`insurance.excluded.${point}`))}
          />
        </Part>
      </div>
      <Part title={t('insurance.claim.title')}>
        <NumberedList items={points.map((point) => t(`insurance.claim.${point}`))} />
      </Part>
    </>
  );
}

const columns = sideBySide('1fr 1fr', { gap: '0 40px', from: 'phablet' });

const steps = ['rent', 'night', 'nights', 'costs', 'tax', 'months'] as const;

interface MethodProps {
  rates: Rates;
  sources: Readonly<Record<RateKey, Queries.RateSourceFragment>>;
}

export function Method({ rates, sources }: MethodProps) {
  const { t } = useTranslation('open-file');
  const { euros, value } = useFormat();
  const { day, readOn } = useDates();
  const note = ({ source, url, read }: Queries.RateSourceFragment) => (
    <>
      <OptionalLink href={url}>{source}</OptionalLink>
      {readOn(read)}
    </>
  );
  return (
    <>
      <Part>
        <NumberedList items={steps.map((step) => t(`method.steps.${step}`))} />
      </Part>
      <AmountTable
        title={t('method.rates.title')}
        rows={rateKeys
          .map((key) => ({
            name: t(`method.rates.${key}`, { from: euros(rates[key].from ?? 0) }),
            note: note(sources[key]),
            value: value(rates[key].value, rateUnits[key]),
          }))
          .filter(({ name }) => name)}
      />
      <Part title={t('method.limits.title')}>
        <p>{t('method.limits.text')}</p>
      </Part>
      {/* Each line is a day, such as 2026-11-23, and what has changed on it. */}
      <div css={{ '@media print': { display: 'none' } }}>
        <Part title={t('method.log.title')}>
          <FactList
            facts={t('method.log.entries')
              .split('\n')
              .map((line) => [day(line.slice(0, 10)), line.slice(11)])}
            css={log}
          />
        </Part>
      </div>
    </>
  );
}

const log = css({
  div: { display: 'grid', gap: '0 16px' },
  'div + div': { marginTop: 6 },
  [media.phablet]: { div: { gridTemplateColumns: '9em 1fr' } },
  dt: { color: 'var(--ink-soft)', fontVariantNumeric: 'tabular-nums' },
});

/** A part of a sheet below its own name. */
function Part({ title, children }: { title?: string; children: React.ReactNode }) {
  return (
    <div css={part}>
      {title !== undefined && <h3>{title}</h3>}
      {children}
    </div>
  );
}

const part = css({
  marginTop: 'var(--s5)',
  font: '400 var(--fs-small) / 1.5 var(--text)',
  h3: { marginBottom: 8, font: '600 var(--fs-small) / 1.4 var(--text)' },
  '@media print': {
    marginTop: 8,
    font: '400 var(--fs-note) / 1.4 var(--text)',
    h3: { marginBottom: 4, fontSize: 'var(--fs-note)' },
    svg: { width: 14, height: 20 },
  },
});
