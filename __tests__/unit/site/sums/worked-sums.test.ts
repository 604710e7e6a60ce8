import { articleSum, exampleFacts } from '../../../../src/node/content/facts/example-facts';
import { monthReport } from '../../../../src/open-file/report-sheet';
import type { Assumptions, Sum } from '../../../../src/site/sums/assumptions';
import {
  amountOfStep,
  longTermSteps,
  shortTermSteps,
  withTax,
} from '../../../../src/site/sums/letting';
import * as verdicts from '../../../../src/site/sums/verdict';
import { facts } from './facts';

/** Sums to the euro, as they were worked out by hand; no other test names one. */
const sumOf = (changes: Partial<Assumptions>) => articleSum(changes, facts);

const inHand = ({ shortTerm, longTerm }: Sum) =>
  [shortTerm, longTerm].map((steps) => Math.round(amountOfStep(steps, 'inHand')));

/** The price of a night in the example, in proportion to a rent. */
const inProportion = (rent: number) => (29_000 / 329 / 0.845) * ((rent * 12) / 13_000);
const atRent = (rent: number) => ({ rent, price: inProportion(rent) });

test('Every step from what guests pay to what is left is named, exact to the cent', () => {
  const year = {
    ...{ guestsPay: 29_000 / 0.845, commission: 15.5, vat: 21, fee: 25 },
    ...{ changeovers: 110, changeover: 40, utilities: 100, extras: 0 },
    ...{ levy: 0, propertyTax: 0 },
  };
  const tax = ({ profit }: { profit: number }) => ({
    ...{ accountant: 0, contributions: 0, tax: profit * 0.2 },
  });
  const cents = (amount: number) => Math.round(amount * 100) / 100;
  const steps = withTax(shortTermSteps(year), tax);
  expect(steps.map(({ name, amount, left }) => [name, cents(amount) + 0, cents(left)])).toEqual([
    ['guestsPay', 34_319.53, 34_319.53],
    ['commission', -5_319.53, 29_000],
    ['paidOut', 29_000, 29_000],
    ['fee', -7_250, 21_750],
    ['cleaning', -4_400, 17_350],
    ['utilities', -1_200, 16_150],
    ['extras', 0, 16_150],
    ['vat', -1_117.1, 15_032.9],
    ['beforeTax', 15_032.9, 15_032.9],
    ['tax', -3_006.58, 12_026.32],
    ['inHand', 12_026.32, 12_026.32],
  ]);
  const rented = withTax(longTermSteps(12_000, 0), tax).map(({ name, amount, left }) => [
    name,
    amount,
    left,
  ]);
  expect(rented).toEqual([
    ['tenantPays', 12_000, 12_000],
    ['beforeTax', 12_000, 12_000],
    ['tax', -2_400, 9_600],
    ['inHand', 9_600, 9_600],
  ]);
});

test.each<[string, Partial<Assumptions>, number, number]>([
  ['the example of the article', {}, 12_986, 10_400],
  ['with utilities of 100 a month', { utilities: 100 }, 12_026, 10_400],
  ['at average occupancy', { year: 'average', price: 88 / 0.845 }, 10_357, 10_400],
  ['at average occupancy and price', { year: 'average', price: 80 }, 7_303, 10_400],
  // 2 guests × 110 stays × 3 nights × 0.89 €, of which the last stays are shorter; after 20 % of tax 468 € less
  ['the levy', { levy: 0.89, utilities: 100 }, 11_558, 10_400],
  // 1.5 % and 0.2 % of 50,000 €
  ['property tax', { cadastre: 50_000, utilities: 100 }, 11_426, 10_320],
  [
    'an accountant, once registered',
    { tax: 'micro', accountant: 50, utilities: 100 },
    5_853,
    11_700,
  ],
  ['remote management, own cleaning', { service: 'remote' }, 11_786, 10_400],
  ['longer stays', { stay: 5 }, 14_394, 10_400],
  ['guests who pay for cleaning', { ...atRent(650), guestCleaning: 25 }, 7_706, 6_240],
  ['an accountant', { extras: 50 }, 12_506, 10_400],
  ['no payout: nothing to tax', { rent: 1100, price: 0 }, -4_400, 10_560],
])('What an owner keeps after all costs and taxes: %s', (_, changes, shortTerm, longTerm) => {
  expect(inHand(sumOf(changes))).toEqual([shortTerm, longTerm]);
});

/** The public table: utilities of 100 a month, the example's tax, on site, the price in proportion to the rent. */
test.each([
  [500, 3_138, 2_314, 894, 4_800],
  [1_100, 12_280, 9_622, 6_499, 10_560],
  [2_000, 25_993, 20_584, 14_906, 19_200],
])('At a rent of %d the sums are those of the public table', (rent, ...row) => {
  const sumIn = (changes: Partial<Assumptions>) =>
    sumOf({ rent, utilities: 100, price: inProportion(rent), ...changes });
  const usual = sumIn({});
  const riga = { year: 'average', price: (80 * rent * 12) / 13_000 } as const;
  const sums = [usual, sumIn({ year: 'average' }), sumIn(riga)];
  const left = sums.map((sum) => inHand(sum)[0]);
  expect([...left, inHand(usual)[1]]).toEqual(row);
});

/** By pencil: (12 × rent + changeovers × 40 + 1200) / (0.75 × 0.845 − 0.155 × 0.21) / nights, rounded up. */
test.each([
  { rent: 300, usual: 47, average: 53 },
  { rent: 1083, usual: 95, average: 113 },
  { rent: 2500, usual: 180, average: 220 },
])('At a rent of $rent as much is left from $usual or $average euros a night on', (row) => {
  const sum = sumOf({ rent: row.rent, utilities: 100 });
  expect(verdicts.breakEvenPrice(sum, 'usual')).toBe(row.usual);
  expect(verdicts.breakEvenPrice(sum, 'average')).toBe(row.average);
});

test.each([
  [1100, 'onSite', 1455, 66.77],
  [2000, 'remote', 954, 88.67],
])('For a rent of %d %s leaves more', (rent, service, difference, price) => {
  const better = verdicts.betterService(sumOf(atRent(rent)));
  expect(better.service).toBe(service);
  expect(better.difference).toBeCloseTo(difference, 0);
  expect(better.price).toBeCloseTo(price, 1);
});

test('The reports of the example’s months', () => {
  const strong = { nights: 29, paidOut: 3152, fee: -788, cleaning: -360, levy: -52, left: 1952 };
  const weak = { nights: 20, paidOut: 1105, fee: -276, cleaning: -240, levy: -36, left: 553 };
  expect(monthReport('strong', facts)).toMatchObject(strong);
  expect(monthReport('weak', facts)).toMatchObject(weak);
});

const latvian = exampleFacts(facts, 'lv');
const english = exampleFacts(facts, 'en');

test.each([
  ['year.nights', '329', '329'],
  ['year.night', '88,15\u00a0€', '€88.15'],
  ['year.guestsPay', '34\u00a0320\u00a0€', '€34,320'],
  ['year.inHand', '12\u00a0986\u00a0€', '€12,986'],
  ['year.more', '2586\u00a0€', '€2,586'],
  ['year.change', '+25\u00a0%', '+25%'],
  ['longStays.change', '+38\u00a0%', '+38%'],
  ['both.change', '+43\u00a0%', '+43%'],
  ['emptyMonth.tenant', '9533\u00a0€', '€9,533'],
  // As the calculator has it: less by the levy of 586, and before tax where no regime is chosen.
  ['calculator.difference', '+2647\u00a0€', '+€2,647'],
  ['average.difference', '−494\u00a0€', '−€494'],
  ['average.evenNight', '108\u00a0€', '€108'],
  ['calculator.evenNight', '91\u00a0€', '€91'],
  ['employee.inHand', '9022\u00a0€', '€9,022'],
  ['pensioner.inHand', '11\u00a0657\u00a0€', '€11,657'],
  ['micro.inHand', '7067\u00a0€', '€7,067'],
  ['own.more', '2850\u00a0€', '€2,850'],
  // Rounded on its own: in a column that adds up it would be 585.
  ['full.levy', '586\u00a0€', '€586'],
  ['employee.monthlyContributions', '3208\u00a0€', '€3,208'],
  ['year.evenCleaning', '66\u00a0€', '€66'],
])('a text that names example.%s gets the sum of the model', (name, inLatvian, inEnglish) => {
  expect([latvian[`example.${name}`], english[`example.${name}`]]).toEqual([inLatvian, inEnglish]);
});

test('The levy of a stay has its limit for each of the two guests', () => {
  const limited = { ...facts, rates: { ...facts.rates, levyLimit: { value: 0.89 } } };
  expect(monthReport('strong', limited)).toMatchObject({ cleaning: -360, levy: -16 });
});
