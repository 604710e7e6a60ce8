import { useTranslation } from 'react-i18next';
import { middle, type SumFacts } from '../site/sums/assumptions';
import { monthReport, type ReportMonth } from '../site/sums/month-report';
import { ReportTable } from './report-table';
import { Sheet } from './sheet';
import { useFigures } from '../calculator/use-figures';

interface ReportSheetProps {
  kind: ReportMonth;
  facts: SumFacts;
  id: string;
  /** It is so much or so little. */
  why: string;
}

/** The report of a month as an owner gets it; always a sample, for no owner had this month. */
export function ReportSheet({ kind, facts, why, ...sheet }: ReportSheetProps) {
  const { t } = useTranslation('sheets');
  const report = monthReport(kind, facts);
  const { euros, exact, month } = useFigures();
  const rent = middle(facts.figures.longTermExample) / 12;
  const after = t('report.after', {
    vat: euros(-report.vat),
    forecast: euros(report.forecast),
    utilities: exact(facts.rates.utilities.value),
    rent: euros(rent),
  });
  return (
    <Sheet
      {...sheet}
      title={t('report.name', { month: month(report.month) })}
      about={t('report.about', { nights: report.nights, all: report.days })}
      sample
      answer={{
        band: report.forecast < rent ? 'tenant' : 'worth',
        figure: euros(report.left),
        title: t('report.answer'),
        text: why,
      }}
      notes={[after, t('report.note')]}
    >
      <ReportTable report={report} facts={facts} />
    </Sheet>
  );
}
