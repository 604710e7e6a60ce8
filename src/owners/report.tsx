import { useTranslation } from 'react-i18next';
import { Band } from '../components/band';
import { lead } from '../components/text-styles';
import { SampleTag } from '../components/sample-tag';
import { TickList } from '../components/tick-list';
import { Wrap } from '../components/wrap';
import { sections } from '../site/sections';
import * as styles from './report-styles';
import { ReportTable } from './report-table';
import { MONTH_NIGHTS, sampleMonth, type SampleFacts } from './sample-month';

const answers = ['income', 'costs', 'payout'] as const;

/** A sample of the monthly report, marked as one: what a clear report is, euro by euro. */
export function MonthlyReport({ facts }: { facts: SampleFacts }) {
  const { t } = useTranslation('owners');
  const month = sampleMonth(facts);
  return (
    <Band ground="mist">
      <Wrap css={styles.layout} section="report">
        <div id={sections.report}>
          <h2>{t('report.title')}</h2>
          <p css={[lead, styles.sentence]}>{t('report.lead')}</p>
          <TickList items={answers.map((answer) => t(`report.answers.${answer}`))} />
        </div>
        <article css={styles.sheet}>
          <div css={styles.head}>
            <h3>{t('report.name')}</h3>
            <SampleTag />
            <p>{t('report.month', { nights: month.nights, all: MONTH_NIGHTS })}</p>
          </div>
          <ReportTable month={month} facts={facts} />
          <p css={styles.note}>{t('report.note')}</p>
        </article>
      </Wrap>
    </Band>
  );
}
