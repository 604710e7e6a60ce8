import { exampleFacts } from '../../../../src/node/content/facts/example-facts';
import { fullSum, years, type Assumptions } from '../../../../src/site/sums/assumptions';
import { longTermSteps, shortTermSteps } from '../../../../src/site/sums/letting';
import { monthReport } from '../../../../src/site/sums/month-report';
import { taxBy } from '../../../../src/site/sums/tax';
import { bandOf, betterService, gainBy, hourlyOf } from '../../../../src/site/sums/verdict';
import { differenceIn, worthAt } from '../../../../src/site/sums/worth';
import { facts } from './facts';

/** Sums to the euro, as they were worked out by hand; no other test names one. */
const sumOf = (changes: Partial<Assumptions>) => fullSum(changes, facts);
const worthIn = (year: Assumptions['year'], changes: Partial<Assumptions> = {}) =>
  worthAt(differenceIn(year, sumOf(changes)));

const example = { rent: 13_000 / 12 };
const receipts = { tax: 'receipts', tenantTax: 'receipts' } as const;
const micro = { tax: 'micro', tenantTax: 'micro' } as const;

test('Every step from what guests pay is named, with what goes off and what is left, to the cent', () => {
  const year = {
    ...{ paidOut: 29_000, commission: 15.5, vat: 21, fee: 25 },
    ...{ changeovers: 110, changeover: 40, guestCleaning: 0, utilities: 100, extras: 0 },
  };
  const tax = taxBy('example', facts.rates, 20);
  const cents = (amount: number) => Math.round(amount * 100) / 100;
  const steps = shortTermSteps(year, tax);
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
  expect(longTermSteps(1000, tax)).toEqual([
    { name: 'tenantPays', amount: 12_000, left: 12_000 },
    { name: 'beforeTax', amount: 12_000, left: 12_000 },
    { name: 'tax', amount: -2_400, left: 9_600 },
    { name: 'inHand', amount: 9_600, left: 9_600 },
  ]);
});

describe('From a rent follows what is in hand', () => {
  test.each<[string, Partial<Assumptions>, number, number]>([
    ['the example of the article', example, 12_986, 10_400],
    ['with utilities of 100 a month', { ...example, utilities: 100 }, 12_026, 10_400],
    ['at average occupancy', { ...example, year: 'average', night: 88 }, 10_357, 10_400],
    ['at average occupancy and price', { ...example, year: 'market' }, 7_303, 10_400],
    ['a tax on receipts in both', { ...example, ...receipts }, 12_801, 11_700],
    ['the likely pair of taxes', { ...example, ...receipts, tax: 'registered' }, 12_094, 11_700],
    ['the tax of microenterprises', { ...example, ...micro }, 7_653, 9_750],
    ['remote management, own cleaning', { ...example, service: 'remote' }, 11_786, 10_400],
    ['longer stays', { ...example, stay: 5 }, 14_394, 10_400],
    ['guests who pay for cleaning', { rent: 650, guestCleaning: 25 }, 7_706, 6_240],
    ['an accountant', { ...example, extras: 50 }, 12_506, 10_400],
    ['no payout: nothing to tax', { night: 0 }, -4_400, 10_560],
  ])('%s', (_, changes, shortTerm, longTerm) => {
    const { inHand } = sumOf(changes);
    expect([inHand.shortTerm, inHand.longTerm].map(Math.round)).toEqual([shortTerm, longTerm]);
  });
});

/** The public table of verdicts: utilities of 100 a month, the example's tax, on site. */
test.each([
  [500, 3_138, 2_314, 894, 4_800, 'tenant'],
  [650, 5_424, 4_141, 2_296, 6_240, 'tenant'],
  [900, 9_233, 7_186, 4_631, 8_640, 'fills'],
  [1_100, 12_280, 9_622, 6_499, 10_560, 'fills'],
  [1_200, 13_804, 10_840, 7_433, 11_520, 'fills'],
  [1_450, 17_613, 13_885, 9_768, 13_920, 'fills'],
  [2_000, 25_993, 20_584, 14_906, 19_200, 'worth'],
])('At a rent of %d the sums and the verdict are those of the table', (rent, ...row) => {
  const sums = years.map((year) => sumOf({ rent, year, utilities: 100 }));
  const left = sums.map(({ inHand }) => Math.round(inHand.shortTerm));
  const bands = sums.map(bandOf);
  expect([...left, Math.round(sums[0]?.inHand.longTerm ?? NaN), bands[0]]).toEqual(row);
  expect(new Set(bands).size).toBe(1);
});

test.each([
  [800, 0, 'fills'],
  [795, 100, 'alike'],
  [840, 150, 'alike'],
  [1_463, 100, 'fills'],
  [1_465, 100, 'worth'],
  [1_640, 150, 'fills'],
  [1_655, 150, 'worth'],
])('A rent of %d with utilities of %d is called %s', (rent, utilities, band) => {
  expect(bandOf(sumOf({ rent, utilities }))).toBe(band);
});

test.each([
  [0, 624.5, 1091.5],
  [100, 794.8, 1464],
  [150, 880, 1650],
])('With utilities of %d we are worth it from these rents on', (utilities, usual, average) => {
  expect(worthIn('usual', { utilities }).rent).toBeCloseTo(usual, -0.5);
  expect(worthIn('average', { utilities }).rent).toBeCloseTo(average, -0.5);
  expect(worthIn('market', { utilities }).kind).toBe('none');
});

test('An hour of an owner’s own work is worth about four euros in our example', () => {
  const sum = sumOf({ now: 'self' });
  expect(sum.inHand.self).toBeCloseTo(15_266, -0.5);
  expect(hourlyOf(sum)).toBeCloseTo(2280 / 572);
});

test.each([
  [1100, 'onSite', 1164, 66.77],
  [2000, 'remote', 763, 88.67],
])('For a rent of %d %s leaves more', (rent, service, difference, price) => {
  const better = betterService(sumOf({ rent }));
  expect(better.service).toBe(service);
  expect(better.difference).toBeCloseTo(difference, 0);
  expect(better.price).toBeCloseTo(price, 1);
});

test.each([
  ['stay', 1408],
  ['guestCleaning', 1323],
  ['dearer', 1485],
] as const)('The improvement %s brings what it says', (improvement, gain) => {
  expect(gainBy(improvement, sumOf({ rent: 650, [improvement]: 9 }))).toBeCloseTo(gain, -1);
});

const strong = { nights: 29, paidOut: 3152, fee: -788, cleaning: -360, levy: -52, left: 1952 };
const weak = { nights: 20, paidOut: 1105, fee: -276, cleaning: -240, levy: -36, left: 553 };

test.each([
  ['strong', strong],
  ['weak', weak],
] as const)('The report of a %s month of the example is %j', (kind, report) => {
  expect(monthReport(kind, facts)).toMatchObject(report);
});

const latvian = exampleFacts(facts, 'lv');
const english = exampleFacts(facts, 'en');

test.each([
  ['year.nights', '329', '329'],
  ['year.night', '88,15\u00a0€', '€88.15'],
  ['year.guestsPay', '34\u00a0320\u00a0€', '€34,320'],
  ['year.oursShare', '40\u00a0%', '40%'],
  ['year.inHand', '12\u00a0986\u00a0€', '€12,986'],
  ['year.more', '2586\u00a0€', '€2,586'],
  ['year.change', '+25\u00a0%', '+25%'],
  ['longStays.change', '+38\u00a0%', '+38%'],
  ['cheapCleaning.change', '+33\u00a0%', '+33%'],
  ['both.change', '+43\u00a0%', '+43%'],
  ['emptyMonth.tenant', '9533\u00a0€', '€9,533'],
  ['utilities.change', '+16\u00a0%', '+16%'],
  ['average.more', '−21\u00a0€', '−€21'],
  ['average.change', '−0,2\u00a0%', '−0.2%'],
  ['average.evenNight', '104\u00a0€', '€104'],
  ['market.change', '−30\u00a0%', '−30%'],
  ['receipts.change', '+9\u00a0%', '+9%'],
  ['mixed.inHand', '12\u00a0094\u00a0€', '€12,094'],
  ['micro.inHand', '7653\u00a0€', '€7,653'],
  ['own.more', '2850\u00a0€', '€2,850'],
  ['full.more', '1370\u00a0€', '€1,370'],
  ['alone.more', '925\u00a0€', '€925'],
  ['year.evenCleaning', '66\u00a0€', '€66'],
])('a text that names example.%s gets the sum of the model', (name, inLatvian, inEnglish) => {
  expect([latvian[`example.${name}`], english[`example.${name}`]]).toEqual([inLatvian, inEnglish]);
});
