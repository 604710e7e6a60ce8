import { useTranslation } from 'react-i18next';
import { TickList } from '../components/tick-list';
import type { RateKey, Rates } from '../site/sums/rates';
import { LineTable } from '../components/line-table';
import { Part } from './part';
import { useFigures } from '../calculator/use-figures';

const fees = ['onSite', 'remote'] as const;
const ours = ['ours.cleaning', 'ours.start'] as const;
const others = [
  ...(['others.commission', 'others.vat', 'others.cleaner'] as const),
  ...(['others.utilities', 'others.levy', 'others.equipment'] as const),
  ...(['others.property', 'others.repairs', 'others.accountant'] as const),
];
const taxes = ['tax.receipts', 'tax.registered', 'tax.micro'] as const;
const free = ['forecast', 'start', 'report', 'repairs', 'insurance'] as const;

type Line = (typeof ours | typeof others | typeof taxes)[number];

export function Prices({ rates }: { rates: Rates }) {
  const { t } = useTranslation('papers');
  const { t: shared } = useTranslation('fees');
  const { euros, exact, percent } = useFigures();
  const rate = (key: RateKey) => percent(rates[key].value);
  const values = {
    commission: rate('commission'),
    vat: rate('vat'),
    receipts: rate('receiptsTax'),
    profit: rate('profitTax'),
    higher: rate('higherProfitTax'),
    above: euros(rates.higherProfitTax.from ?? 0),
    turnover: rate('turnoverTax'),
    levy: exact(rates.levy.value),
    levyLimit: exact(rates.levyLimit.value),
  };
  const line = (key: Line) => ({
    name: t(`prices.${key}.title`),
    note: t(`prices.${key}.text`, values),
    value: t(`prices.${key}.value`, values),
  });
  const fee = (service: (typeof fees)[number]) => ({
    name: t(`prices.ours.${service}`),
    note: shared(`${service}.range`),
    value: shared(`${service}.value`),
  });
  return (
    <>
      <LineTable title={t('prices.ours.title')} rows={[...fees.map(fee), ...ours.map(line)]} />
      <LineTable title={t('prices.others.title')} rows={others.map(line)} />
      <LineTable title={t('prices.tax.title')} rows={taxes.map(line)} />
      <Part title={t('prices.free.title')}>
        <TickList items={free.map((one) => t(`prices.free.${one}`)).filter(Boolean)} />
      </Part>
    </>
  );
}
