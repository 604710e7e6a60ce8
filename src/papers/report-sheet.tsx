import { useTranslation } from 'react-i18next';
import { useFigures } from '../calculator/use-figures';
import { useSumWords } from '../calculator/use-sum-words';
import { LineTable, lines } from '../components/line-table';
import { sections } from '../site/sections';
import type { SumFacts } from '../site/sums/assumptions';
import { exampleSum } from '../site/sums/example-year';
import { monthReport, type ReportMonth } from '../site/sums/month-report';
import { Sheet } from './sheet';

/** The report of a month as an owner gets it; always a sample, for no owner had this month. */
export function ReportSheet({ kind, facts }: { kind: ReportMonth; facts: SumFacts }) {
  const { t } = useTranslation('papers');
  const { euros, days, month: nameOf } = useFigures();
  const year = exampleSum(facts);
  const yearWords = useSumWords(year);
  const { stays, ...report } = monthReport(kind, facts);
  const month = nameOf(report.month);
  const { rent } = year.assumptions;
  const words = {
    ...yearWords,
    guestsPay: euros(report.guestsPay),
    share: yearWords.commission,
    commission: euros(-report.commission),
    vat: euros(-report.vat),
    forecast: euros(report.forecast),
    rent: euros(rent),
  };
  const cleaning = t('report.cleaning', { times: stays.length, price: words.changeover });
  return (
    <Sheet
      id={sections[`${kind}Month`]}
      title={t('report.name', { month })}
      about={t('report.about', { nights: report.nights, all: report.days })}
      answer={{
        band: report.forecast < rent ? 'tenant' : 'worth',
        figure: euros(report.left),
        title: t('report.answer'),
        text: t(`report.why.${kind}`),
      }}
      notes={[t('report.after', words), t('report.note')]}
    >
      <table css={lines}>
        <thead>
          <tr>
            <th scope="col">{t('report.stays')}</th>
            <th scope="col">{t('report.nights')}</th>
            <th scope="col">{t('report.paidOut')}</th>
          </tr>
        </thead>
        <tbody>
          {stays.map(({ from, to, nights, paidOut }) => (
            <tr key={from}>
              <th scope="row">{days(from, to, report.month)}</th>
              <td>{nights}</td>
              <td>{euros(paidOut)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <LineTable
        rows={[
          {
            name: t('report.total'),
            note: t('report.commission', words),
            value: euros(report.paidOut),
            isTotal: true,
          },
          { name: t('report.fee', words), value: euros(report.fee) },
          { name: cleaning, value: euros(report.cleaning) },
          ...(report.levy === 0 ? [] : [{ name: t('report.levy'), value: euros(report.levy) }]),
          { name: t('report.left'), value: euros(report.left), isTotal: true },
        ]}
      />
    </Sheet>
  );
}
