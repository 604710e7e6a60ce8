import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useDates, useFormat, useSumInterpolation } from '../calculator/use-format';
import { Disclosure } from '../components/disclosure';
import { AmountTable } from '../components/amount-table';
import { anchors } from '../site/anchors';
import { exampleSum, type SumFacts } from '../site/sums/assumptions';
import { media, spaceBetween, tabular } from '../theme';
import { DocumentSheet } from './document-sheet';
import { monthReport, type ReportMonth } from './month-report';

const stayLines = ['guestsPay', 'commission', 'fee', 'cleaning', 'levy', 'left'] as const;

/** The report of a month as an owner gets it; always a sample, for no owner had this month. */
export function ReportSheet({ kind, facts }: { kind: ReportMonth; facts: SumFacts }) {
  const { t } = useTranslation('open-file');
  const { euros } = useFormat();
  const { days, month: nameOf } = useDates();
  const year = exampleSum(facts);
  const yearWords = useSumInterpolation(year);
  const { stays, ...totals } = monthReport(kind, facts);
  const month = nameOf(totals.month);
  const { rent } = year.assumptions;
  const words = {
    ...yearWords,
    guestsPay: euros(totals.guestsPay),
    share: yearWords.commission,
    commission: euros(-totals.commission),
    vat: euros(-totals.vat),
    forecast: euros(totals.forecast),
    rent: euros(rent),
  };
  const cleaning = t('report.cleaning', { times: stays.length, price: words.changeover });
  return (
    <DocumentSheet
      id={anchors[`${kind}Month`]}
      cover={{ name: t(`report.${kind}`, { month }), figure: euros(totals.left) }}
      title={t('report.name', { month })}
      about={t('report.about', { nights: totals.nights, all: totals.days })}
      answer={{
        verdict: totals.forecast < rent ? 'tenant' : 'worth',
        figure: euros(totals.left),
        title: t('report.answer'),
        text: t(`report.why.${kind}`),
      }}
      notes={[t('report.after', words), t('report.note')]}
    >
      <p css={staysTitle}>
        <span>{t('report.stays')}</span>
        <span>{t('report.paidOut')}</span>
      </p>
      {stays.map((stay) => (
        <Disclosure
          key={stay.from}
          sx={[stayRow, tabular]}
          title={
            <>
              <span>{days(stay.from, stay.to, totals.month)}</span>
              <span>{t('report.night', { count: stay.nights })}</span>
              <b translate="no">{euros(stay.paidOut)}</b>
            </>
          }
        >
          <AmountTable
            rows={stayLines
              .filter((line) => stay[line] !== 0)
              .map((line) => ({
                name: t(`report.stay.${line}`),
                value: euros(stay[line]),
                isTotal: line === 'left',
              }))}
          />
        </Disclosure>
      ))}
      <AmountTable
        rows={[
          {
            name: t('report.total'),
            note: t('report.commission', words),
            value: euros(totals.paidOut),
            isTotal: true,
          },
          { name: t('report.fee', words), value: euros(totals.fee) },
          { name: cleaning, value: euros(totals.cleaning) },
          ...(totals.levy === 0 ? [] : [{ name: t('report.levy'), value: euros(totals.levy) }]),
          { name: t('report.left'), value: euros(totals.left), isTotal: true },
        ]}
      />
    </DocumentSheet>
  );
}

const staysTitle = css(spaceBetween, {
  marginTop: 'var(--s5)',
  paddingRight: 32,
  font: '600 var(--fs-small) / 1.4 var(--text)',
  '@media print': { marginTop: 8, paddingRight: 0 },
});

/** The result of a stay, below its line; a printed sheet only has room for the line. */
const stayRow = css({
  borderTop: '1px solid var(--line)',
  '& > summary': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 4.25em 3.5em 24px',
    gap: 8,
    minHeight: 44,
    font: '400 var(--fs-body) / 1.3 var(--text)',
    b: { fontWeight: 400, textAlign: 'right' },
    [media.narrowPhone]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto 24px' },
    [media.phablet]: { gridTemplateColumns: '1fr 6em 6em 24px' },
  },
  '&[open]': { paddingBottom: 'var(--s4)', '& > summary b': { fontWeight: 600 } },
  table: { paddingLeft: 16, borderLeft: '3px solid var(--amber)', borderCollapse: 'separate' },
  '@media print': {
    breakInside: 'auto',
    '& > summary': {
      gridTemplateColumns: '1fr 6em 6em',
      minHeight: 0,
      font: '400 var(--fs-note) / 1.4 var(--text)',
      svg: { display: 'none' },
    },
    '&[open]': { paddingBottom: 0 },
    '&::details-content': { display: 'none' },
  },
});
