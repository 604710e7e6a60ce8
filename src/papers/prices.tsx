import { useTranslation } from 'react-i18next';
import { TickList } from '../components/tick-list';
import type { SumFacts } from '../site/sums/assumptions';
import { exampleSum } from '../site/sums/example-year';
import { LineTable } from '../components/line-table';
import { Part } from './part';
import { useSumWords } from '../calculator/use-sum-words';

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

export function Prices({ facts }: { facts: SumFacts }) {
  const { t } = useTranslation('papers');
  const { t: shared } = useTranslation('fees');
  const words = useSumWords(exampleSum(facts));
  const line = (key: Line) => ({
    name: t(`prices.${key}.title`),
    note: t(`prices.${key}.text`, words),
    value: t(`prices.${key}.value`, words),
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
