import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { FactList } from '../components/fact-list';
import { rateKeys, rateUnits, type RateKey, type Rates } from '../site/sums/rates';
import { media } from '../theme';
import { LineTable } from '../components/line-table';
import { NumberedList } from '../components/numbered-list';
import { Part } from './part';
import { useFigures } from '../calculator/use-figures';

const steps = ['rent', 'night', 'nights', 'costs', 'tax', 'months'] as const;

interface MethodProps {
  rates: Rates;
  sources: Readonly<Record<RateKey, Queries.RateSourceFragment>>;
}

export function Method({ rates, sources }: MethodProps) {
  const { t } = useTranslation('papers');
  const { day, euros, value } = useFigures();
  const note = ({ source, url, read }: Queries.RateSourceFragment) => {
    const link = url !== null && (
      <a href={url} rel="noopener">
        {source}
      </a>
    );
    return (
      <>
        {link || source}
        {read !== null && `, ${day(read)}`}
      </>
    );
  };
  return (
    <>
      <Part>
        <NumberedList items={steps.map((step) => t(`method.steps.${step}`))} />
      </Part>
      <LineTable
        title={t('method.rates.title')}
        rows={rateKeys.map((key) => ({
          name: t(`method.rates.${key}`, { from: euros(rates[key].from ?? 0) }),
          note: note(sources[key]),
          value: value(rates[key].value, rateUnits[key]),
        }))}
      />
      <Part title={t('method.not.title')}>
        <p>{t('method.not.text')}</p>
      </Part>
      <Part title={t('method.log.title')}>
        <FactList
          facts={readLog(t('method.log.entries')).map(([date, text]) => [day(date), text])}
          css={log}
        />
      </Part>
    </>
  );
}

/** Each line is a day, such as 2026-11-23, and what has changed on it. */
function readLog(entries: string) {
  return entries.split('\n').map((line) => {
    const [day = '', ...words] = line.split(' ');
    return [day, words.join(' ')] as const;
  });
}

const log = css({
  div: { display: 'grid', gap: '0 16px' },
  [media.phablet]: { div: { gridTemplateColumns: '9em 1fr' } },
  dt: { color: 'var(--ink-soft)', fontVariantNumeric: 'tabular-nums' },
});
