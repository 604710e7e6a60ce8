import { MONTH_NIGHTS, sampleMonth } from '../../../src/owners/sample-month';

const facts = { year: 29_000, commission: 15.5, fee: 25, cleaning: { from: 30, to: 50 } };

test('the sample month is a twelfth of the example’s year, line by line', () => {
  const { stays, ...month } = sampleMonth(facts);
  expect(month).toEqual({
    nights: 27,
    guestsPay: 2_860.36,
    commission: -443.36,
    paidOut: 2_417,
    fee: -604.25,
    changeover: 40,
    cleaning: -360,
    left: 1_452.75,
  });
  expect(stays.map(({ paidOut }) => paidOut)).toEqual([
    250, 280, 170, 365, 165, 390, 265, 372, 160,
  ]);
});

test('no two stays overlap, and all of them are within the month', () => {
  const { stays } = sampleMonth(facts);
  stays.forEach(({ from, to, nights }, index) => {
    expect(from).toBeGreaterThanOrEqual(stays[index - 1]?.to ?? 1);
    expect(nights).toBe(to - from);
    expect(to).toBeLessThanOrEqual(MONTH_NIGHTS + 1);
  });
});

test.each([
  { ...facts, year: 35_000, fee: 15 },
  { ...facts, year: 18_345, commission: 3, cleaning: { from: 33, to: 34 } },
])('the lines add up whatever the company’s figures are: %j', (changed) => {
  const { stays, guestsPay, commission, paidOut, fee, cleaning, left } = sampleMonth(changed);
  expect(stays.reduce((sum, stay) => sum + stay.paidOut, 0)).toBe(paidOut);
  expect(Math.abs(paidOut - changed.year / 12)).toBeLessThan(5);
  expect(guestsPay + commission).toBeCloseTo(paidOut, 2);
  expect(paidOut + fee + cleaning).toBeCloseTo(left, 2);
});
