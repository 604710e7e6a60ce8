import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useDates } from '../links/use-dates';
import { useFormat, useSumInterpolation } from '../calculator/use-format';
import { AmountTable } from '../components/amount-table';
import { Disclosure } from '../components/disclosure';
import { wholeEuros } from '../site/format-figure';
import { anchors } from '../site/routes';
import { exampleSum, feePercent, type SumFacts } from '../site/sums/assumptions';
import { allocate, monthsOf, roundCumulatively, type Month } from '../site/sums/example-year';
import { levyOfStay } from '../site/sums/tax';
import { media, spaceBetween, tabular } from '../theme';
import { DocumentSheet } from './document-sheet';

const stayLines = ['guestsPay', 'commission', 'fee', 'cleaning', 'levy', 'left'] as const;

/** The report of a month as an owner gets it; always a sample, for no owner had this month. */
export function ReportSheet({ kind, facts }: { kind: ReportMonth; facts: SumFacts }) {
  const { t } = useTranslation('open-file');
  const { euros } = useFormat();
  const { days, month: nameOf } = useDates();
  const year = exampleSum(facts);
  const yearWords = useSumInterpolation()(year);
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
        amount: totals.left,
        write: euros,
        figure: euros(totals.left),
        title: t('report.answer'),
        text: t(`report.why.${kind}`),
      }}
      notes={[t('report.after', words), t('report.note')]}
    >
      <p css={staysTitle}>
        <span>{t('report.stays')}</span> <span>{t('report.paidOut')}</span>
      </p>
      {stays.map((stay) => (
        <Disclosure
          key={stay.from}
          sx={[stayRow, tabular]}
          title={
            <>
              <span>{days(stay.from, stay.to, totals.month)}</span>{' '}
              <span>{t('report.night', { count: stay.nights })}</span>{' '}
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
          ...[
            { name: cleaning, cost: totals.cleaning },
            { name: t('report.levy'), cost: totals.levy },
          ]
            .filter(({ cost }) => cost !== 0)
            .map(({ name, cost }) => ({ name, value: euros(cost) })),
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
  table: { paddingLeft: 16, borderLeft: '3px solid var(--leaf-lift)', borderCollapse: 'separate' },
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

/** The months of the example's year whose reports are shown, from 1 to 12. */
export const reportMonths = { strong: 6, weak: 2 } as const;
export type ReportMonth = keyof typeof reportMonths;

/** The stays: how long each is, what a night costs, how many nights are empty after it. */
const stayPattern = [
  { length: 3, price: 1, empty: 1 },
  { length: 3, price: 1.12, empty: 2 },
  { length: 2, price: 1.02, empty: 0 },
  { length: 4, price: 1.08, empty: 2 },
  { length: 2, price: 0.98, empty: 1 },
  { length: 4, price: 1.15, empty: 0 },
  { length: 3, price: 1.05, empty: 2 },
] as const;

/** A month of the example's year in whole euros, as an owner is told; costs are below zero. */
export function monthReport(kind: ReportMonth, facts: SumFacts) {
  const month = reportMonths[kind];
  const year = exampleSum(facts);
  const ofYear = monthsOf(year)[month - 1];
  if (!ofYear) throw new RangeError(`A year has no month ${month}`);
  const { changeover, service, utilities, extras } = year.assumptions;
  const { days, nights, guestsPay, paidOut } = ofYear;
  const fee = wholeEuros((-paidOut * feePercent(service, facts.figures)) / 100);
  const slept = staysOfMonth(ofYear);
  const cleaning = wholeEuros(-slept.length * changeover);
  const commission = paidOut - guestsPay;
  const charged = allocate(slept, 'guestsPay', guestsPay, (stay) => stay.paidOut);
  const managed = allocate(charged, 'fee', fee, (stay) => stay.paidOut);
  const cleaned = allocate(managed, 'cleaning', cleaning, () => 1);
  const { levy: perNight } = year.assumptions;
  const levyOf = ({ nights }: { nights: number }) => -levyOfStay(nights, perNight, facts.rates);
  const stays = roundCumulatively(cleaned, 'levy', levyOf).map((stay) => ({
    ...stay,
    commission: stay.paidOut - stay.guestsPay,
    left: stay.paidOut + stay.fee + stay.cleaning + stay.levy,
  }));
  const levy = stays.reduce((sum, stay) => sum + stay.levy, 0);
  return {
    ...{ month, days, nights, stays, guestsPay, commission, paidOut, fee, cleaning },
    ...{ levy, left: paidOut + fee + cleaning + levy },
    /** VAT on the commission, paid of what is left; rounded as the month in the year. */
    vat: ofYear.left + utilities + extras - paidOut - fee - cleaning - levy,
    /** The forecast for the month: after VAT and utilities too. */
    forecast: ofYear.left,
  };
}

/** One stay after the other; where the month is not full, its last night is empty. */
function staysOfMonth({ days, nights, stays, paidOut }: Month) {
  const shapes = Array.from(
    { length: Math.max(stays, Math.min(1, nights)) },
    (_, at) => stayPattern[at % stayPattern.length] ?? stayPattern[0],
  );
  const slept = allocate(shapes, 'nights', nights, ({ length }) => length);
  const spaced = allocate(slept, 'gap', Math.max(0, days - nights - 1), ({ empty }) => empty);
  const paid = allocate(spaced, 'paidOut', paidOut, (stay) => stay.price * stay.nights);
  let day = 1;
  return paid.map((stay) => {
    const from = day;
    const to = from + stay.nights;
    day = to + stay.gap;
    return { from, to: Math.min(to, days), nights: stay.nights, paidOut: stay.paidOut };
  });
}
