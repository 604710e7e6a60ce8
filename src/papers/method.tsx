import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../links/use-language';
import { formatDate } from '../site/dates';
import { formatNumber, formatValue, formatWholeEuros } from '../site/figures';
import { rateKeys, type RateKey, type Rates } from '../site/sums/rates';
import { media } from '../theme/media';
import { group, groupName } from './group-styles';
import { LineTable } from './line-table';
import { NumberedList } from './numbered-list';
import { Sheet } from './sheet';

const steps = ['rent', 'night', 'nights', 'costs', 'tax', 'months'] as const;

/** Who says how high each rate is, and when that was read. */
export type RateSources = Readonly<
  Record<RateKey, { source: string; url: string | null; read: string }>
>;

const inEuros: readonly RateKey[] = ['rent', 'guestCleaning', 'utilities', 'extras'];

interface MethodProps {
  rates: Rates;
  sources: RateSources;
  sample: boolean;
}

/** How the sums are made: the steps, each rate with its source, and what has changed when. */
export function Method({ rates, sources, sample }: MethodProps) {
  const { t } = useTranslation('papers');
  const language = useLanguage();
  const value = (key: RateKey) => {
    if (key === 'stay') return formatNumber(rates.stay.value, language);
    return formatValue(rates[key].value, inEuros.includes(key) ? '€' : '%', language);
  };
  const source = (key: RateKey) => {
    const { source, url, read } = sources[key];
    return (
      <>
        {url === null ? (
          source
        ) : (
          <a href={url} rel="noopener">
            {source}
          </a>
        )}
        , {formatDate(read, language, 'article')}
      </>
    );
  };
  return (
    <Sheet
      id="method"
      title={t('method.title')}
      about={t('method.about')}
      sample={sample}
      notes={[]}
    >
      <div css={group}>
        <NumberedList items={steps.map((step) => t(`method.steps.${step}`))} />
      </div>
      <LineTable
        title={t('method.rates.title')}
        rows={rateKeys.map((key) => ({
          name: t(`method.rates.${key}`, {
            from: formatWholeEuros(rates[key].from ?? 0, language),
          }),
          note: source(key),
          value: value(key),
        }))}
      />
      <div css={group}>
        <h3 css={groupName}>{t('method.not.title')}</h3>
        <p>{t('method.not.text')}</p>
      </div>
      <div css={group}>
        <h3 css={groupName}>{t('method.log.title')}</h3>
        <dl css={log}>
          {readLog(t('method.log.entries')).map(({ day, text }) => (
            <div key={text}>
              <dt>{formatDate(day, language, 'article')}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Sheet>
  );
}

/** Each line is a day, such as 2026-11-23, and what has changed on it. */
function readLog(entries: string) {
  return entries.split('\n').map((line) => {
    const [day = '', ...words] = line.split(' ');
    return { day, text: words.join(' ') };
  });
}

const log = css`
  div {
    display: grid;
    gap: 0 16px;
  }
  ${media.phablet} {
    div {
      grid-template-columns: 9em 1fr;
    }
  }
  dt {
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }
`;
