import { longTermSteps, shortTermSteps } from '../../../../src/site/sums/letting';
import { taxBy, type TaxRegime } from '../../../../src/site/sums/tax';
import { facts } from './facts';

const cents = (amount: number) => Math.round(amount * 100) / 100;
const tax = (regime: TaxRegime) => taxBy(regime, facts.rates, 20);

const year = {
  ...{ paidOut: 29_000, commission: 15.5, vat: 21, fee: 25 },
  ...{ changeovers: 110, changeover: 40, guestCleaning: 0, utilities: 100, extras: 0 },
};

test('Every step is named, with what goes off and what is left', () => {
  const steps = shortTermSteps(year, tax('example'));
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
  expect(longTermSteps(1000, tax('example'))).toEqual([
    { name: 'tenantPays', amount: 12_000, left: 12_000 },
    { name: 'beforeTax', amount: 12_000, left: 12_000 },
    { name: 'tax', amount: -2_400, left: 9_600 },
    { name: 'inHand', amount: 9_600, left: 9_600 },
  ]);
});

describe('A tax takes', () => {
  test.each<[TaxRegime, { receipts: number; profit: number }, number]>([
    ['example', { receipts: 50_000, profit: 10_000 }, 2_000],
    ['example', { receipts: 50_000, profit: -10_000 }, 0],
    ['receipts', { receipts: 50_000, profit: -10_000 }, 5_000],
    ['micro', { receipts: 50_000, profit: 10_000 }, 12_500],
    ['registered', { receipts: 0, profit: -1 }, 0],
    ['registered', { receipts: 0, profit: 105_300 }, 26_851.5],
    ['registered', { receipts: 0, profit: 105_400 }, 26_884.5],
    ['registered', { receipts: 0, profit: 200_100 }, 58_138.5],
  ])('as %s of %j: %d', (regime, taxed, taken) => {
    expect(cents(tax(regime)(taxed))).toBe(taken);
  });
});
