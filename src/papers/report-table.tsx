import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { feeOf, type SumFacts } from '../site/sums/assumptions';
import type { MonthReport } from '../site/sums/month-report';
import { lines, total } from '../components/line-styles';
import { useFigures } from '../calculator/use-figures';

interface ReportTableProps {
  report: MonthReport;
  facts: SumFacts;
}

export function ReportTable({ report, facts }: ReportTableProps) {
  const { t } = useTranslation('sheets');
  const { euros, exact, month, percent } = useFigures();
  const line = (name: string, amount: number) => (
    <>
      <th scope="row" colSpan={2}>
        {name}
      </th>
      <td>{euros(amount)}</td>
    </>
  );
  const cleaning = { times: report.stays.length, price: exact(report.changeover) };
  return (
    <table css={[lines, parts]}>
      <thead>
        <tr>
          <th scope="col">{t('report.stays')}</th>
          <th scope="col">{t('report.nights')}</th>
          <th scope="col">{t('report.paidOut')}</th>
        </tr>
      </thead>
      <tbody>
        {report.stays.map(({ from, to, nights, paidOut }) => (
          <tr key={from}>
            <th scope="row">{t('report.stay', { from, to, month: month(report.month) })}</th>
            <td>{nights}</td>
            <td>{euros(paidOut)}</td>
          </tr>
        ))}
      </tbody>
      <tbody>
        <tr css={total}>
          <th scope="row">{t('report.total')}</th>
          <td>{report.nights}</td>
          <td>{euros(report.paidOut)}</td>
        </tr>
        <tr css={aside}>
          <td colSpan={3}>
            {t('report.commission', {
              guestsPay: euros(report.guestsPay),
              share: percent(facts.rates.commission.value),
              commission: euros(-report.commission),
            })}
          </td>
        </tr>
        <tr>
          {line(t('report.fee', { fee: percent(feeOf('onSite', facts.figures)) }), report.fee)}
        </tr>
        <tr>{line(t('report.cleaning', cleaning), report.cleaning)}</tr>
        {report.levy !== 0 && <tr>{line(t('report.levy'), report.levy)}</tr>}
        <tr css={payout}>{line(t('report.left'), report.left)}</tr>
      </tbody>
    </table>
  );
}

const parts = css({
  'tbody + tbody tr': { borderTop: '1px solid var(--line)' },
  'tbody + tbody :is(th, td)': { paddingBlock: 11 },
  '@media print': { 'tbody + tbody :is(th, td)': { paddingBlock: 6 } },
});

const aside = css({
  'tbody + tbody &&': { borderTop: 0 },
  'tbody && td': {
    padding: '0 0 11px',
    color: 'var(--ink-soft)',
    fontSize: 'var(--fs-small)',
    textAlign: 'left',
    whiteSpace: 'normal',
  },
});

const payout = css({
  '&& th': { fontWeight: 600 },
  '&& td': { font: '500 var(--fs-h3) / 1.1 var(--display)' },
  'tbody + tbody &&': { borderTop: '2px solid var(--pine)' },
});
