import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../components/disclosure';
import { feeOf, type SumFacts } from '../site/sums/assumptions';
import type { MonthReport } from '../site/sums/month-report';
import { media } from '../theme/media';
import { lines, total } from './line-styles';
import { Mark } from './mark';
import { useFigures } from '../calculator/use-figures';

/** Of a marked report a phone folds away all stays after these. */
const FEW = 4;

interface ReportTableProps {
  report: MonthReport;
  facts: SumFacts;
  /** With the numbers of what is said about the lines beside the table. */
  marked?: boolean;
}

export function ReportTable({ report, facts, marked = false }: ReportTableProps) {
  const { t } = useTranslation('sheets');
  const { euros, exact, month, percent } = useFigures();
  const named = (number: number, name: string) => (
    <span css={beside}>
      {marked && <Mark>{number}</Mark>}
      {name}
    </span>
  );
  const line = (number: number, name: string, amount: number) => (
    <>
      <th scope="row" colSpan={2}>
        {named(number, name)}
      </th>
      <td>{euros(amount)}</td>
    </>
  );
  const cleaning = { times: report.stays.length, price: exact(report.changeover) };
  return (
    <table css={[lines, parts, marked && shortened]}>
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
        {marked && report.stays.length > FEW && (
          <tr data-more>
            <td colSpan={3}>
              <Disclosure title={t('report.more', { count: report.stays.length - FEW })}>
                {null}
              </Disclosure>
            </td>
          </tr>
        )}
      </tbody>
      <tbody>
        <tr css={total}>
          <th scope="row">{named(1, t('report.total'))}</th>
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
          {line(2, t('report.fee', { fee: percent(feeOf('onSite', facts.figures)) }), report.fee)}
        </tr>
        <tr>{line(2, t('report.cleaning', cleaning), report.cleaning)}</tr>
        <tr css={payout}>{line(3, t('report.left'), report.left)}</tr>
      </tbody>
    </table>
  );
}

const shortened = css({
  [`${media.phablet}, print`]: { '[data-more]': { display: 'none' } },
  '@media screen': {
    [media.belowPhablet]: {
      [`&:not(:has(details[open])) tbody:first-of-type tr:nth-of-type(n + ${FEW + 1}):not([data-more])`]:
        { display: 'none' },
    },
  },
  '&& [data-more] td': { padding: 0, textAlign: 'left' },
  summary: { minHeight: 44 },
});

const beside = css({ display: 'flex', alignItems: 'baseline' });

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
