import { useTranslation } from 'react-i18next';
import { TickList } from '../components/tick-list';
import { useLanguage } from '../links/use-language';
import { formatValue, formatWholeEuros } from '../site/figures';
import type { RateKey, Rates } from '../site/sums/rates';
import { LineTable } from './line-table';
import { Sheet } from './sheet';
import { group, groupName } from './group-styles';

const fees = ['onSite', 'remote'] as const;
const ours = ['cleaning', 'start'] as const;
const others = ['commission', 'vat', 'cleaner', 'utilities', 'levy', 'equipment'] as const;
const taxes = ['receipts', 'registered', 'micro'] as const;
const free = ['forecast', 'start', 'report', 'repairs'] as const;

interface PricesProps {
  rates: Rates;
  sample: boolean;
}

/** Everything that an owner pays, to us and to others, and what costs nothing. */
export function Prices({ rates, sample }: PricesProps) {
  const { t } = useTranslation('papers');
  const { t: shared } = useTranslation('fees');
  const language = useLanguage();
  const percent = (key: RateKey) => formatValue(rates[key].value, '%', language);
  const values = {
    commission: percent('commission'),
    vat: percent('vat'),
    receipts: percent('receiptsTax'),
    profit: percent('profitTax'),
    higher: percent('higherProfitTax'),
    above: formatWholeEuros(rates.higherProfitTax.from ?? 0, language),
    turnover: percent('turnoverTax'),
  };
  const line = (
    key:
      | `ours.${(typeof ours)[number]}`
      | `others.${(typeof others)[number]}`
      | `tax.${(typeof taxes)[number]}`,
  ) => ({
    name: t(`prices.${key}.title`),
    note: t(`prices.${key}.text`, values),
    value: t(`prices.${key}.value`, values),
  });
  return (
    <Sheet
      id="prices"
      title={t('prices.title')}
      about={t('prices.about')}
      sample={sample}
      notes={[t('prices.note')]}
    >
      <LineTable
        title={t('prices.ours.title')}
        rows={[
          ...fees.map((fee) => ({
            name: t(`prices.ours.${fee}`),
            note: shared(`${fee}.range`),
            value: shared(`${fee}.value`),
          })),
          ...ours.map((one) => line(`ours.${one}`)),
        ]}
      />
      <LineTable
        title={t('prices.others.title')}
        rows={others.map((one) => line(`others.${one}`))}
      />
      <LineTable title={t('prices.tax.title')} rows={taxes.map((one) => line(`tax.${one}`))} />
      <div css={group}>
        <h3 css={groupName}>{t('prices.free.title')}</h3>
        <TickList items={free.map((one) => t(`prices.free.${one}`))} />
      </div>
    </Sheet>
  );
}
