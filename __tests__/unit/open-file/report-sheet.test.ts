import { exampleSum } from '../../../src/site/sums/assumptions';
import { monthsOf } from '../../../src/site/sums/example-year';
import { monthReport, reportMonths } from '../../../src/open-file/report-sheet';
import { facts } from '../site/sums/facts';

const { figures, rates } = facts;
const value = (from: number, to = from) => ({ from, to });

const higherNightlyRate = {
  rates: { ...rates, commission: { value: 3 }, stay: { value: 5 }, utilities: { value: 90 } },
  figures: { ...figures, shortTermExample: value(35_001), ourCleaning: value(33, 34) },
};
const emptier = { rates, figures: { ...figures, occupancy: value(41), onSiteFee: value(21.5) } };
const full = { rates, figures: { ...figures, occupancy: value(100) } };

const all = [facts, higherNightlyRate, emptier, full];
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

test.each(all)(
  'the reports of the months add up, and their stays do not overlap (%#)',
  (changed) => {
    for (const kind of ['strong', 'weak'] as const) {
      const { stays, ...report } = monthReport(kind, changed);
      const { nights, guestsPay, paidOut } = report;
      const month = monthsOf(exampleSum(changed))[reportMonths[kind] - 1];
      expect(month).toMatchObject({ nights, paidOut, left: report.forecast });
      expect(sum(stays.map((stay) => stay.nights))).toBe(nights);
      expect(sum(stays.map((stay) => stay.paidOut))).toBe(paidOut);
      for (const line of ['guestsPay', 'commission', 'fee', 'cleaning', 'levy', 'left'] as const)
        expect(sum(stays.map((stay) => stay[line]))).toBe(report[line]);
      expect(guestsPay + report.commission).toBe(paidOut);
      expect(paidOut + report.fee + report.cleaning + report.levy).toBe(report.left);
      const utilities = changed.rates.utilities.value;
      // What is paid out, less what an owner still pays, is the month of the forecast.
      expect(report.left + report.vat - utilities).toBe(report.forecast);
      expect(Math.abs(report.fee + (paidOut * changed.figures.onSiteFee.to) / 100)).toBeLessThan(1);
      stays.forEach(({ from, to }, index) => {
        expect(from).toBeGreaterThanOrEqual(stays[index - 1]?.to ?? 1);
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThanOrEqual(report.days);
      });
    }
  },
);
