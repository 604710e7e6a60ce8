import { useTranslation } from 'react-i18next';
import { useLanguage } from '../links/use-language';
import { formatEuros, formatValue } from '../site/figures';
import * as styles from './report-styles';
import type { SampleFacts, SampleMonth } from './sample-month';

interface ReportTableProps {
  month: SampleMonth;
  facts: SampleFacts;
}

/** The lines of the report: every stay, what was taken off, and what is left for the owner. */
export function ReportTable({ month, facts }: ReportTableProps) {
  const { t } = useTranslation('owners');
  const language = useLanguage();
  const sum = (value: number) => formatEuros(value, language);
  const share = (value: number) => formatValue(value, '%', language);
  const line = (name: string, amount: number) => (
    <>
      <th scope="row" colSpan={2}>
        {name}
      </th>
      <td>{sum(amount)}</td>
    </>
  );
  return (
    <table css={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('report.stays')}</th>
          <th scope="col">{t('report.nights')}</th>
          <th scope="col">{t('report.paidOut')}</th>
        </tr>
      </thead>
      <tbody>
        {month.stays.map(({ from, to, nights, paidOut }) => (
          <tr key={from}>
            <th scope="row">{t('report.stay', { from, to })}</th>
            <td>{nights}</td>
            <td>{sum(paidOut)}</td>
          </tr>
        ))}
      </tbody>
      <tbody>
        <tr css={styles.total}>
          <th scope="row">{t('report.total')}</th>
          <td>{month.nights}</td>
          <td>{sum(month.paidOut)}</td>
        </tr>
        <tr css={styles.aside}>
          <td colSpan={3}>
            {t('report.commission', {
              guestsPay: sum(month.guestsPay),
              share: share(facts.commission),
              commission: sum(-month.commission),
            })}
          </td>
        </tr>
        <tr>{line(t('report.fee', { fee: share(facts.fee) }), month.fee)}</tr>
        <tr>
          {line(
            t('report.cleaning', { times: month.stays.length, price: sum(month.changeover) }),
            month.cleaning,
          )}
        </tr>
        <tr css={styles.payout}>{line(t('report.left'), month.left)}</tr>
      </tbody>
    </table>
  );
}
