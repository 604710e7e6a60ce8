import { checkClaims } from '../../../../src/node/check/check-content';
import { company, rates } from '../../../support/words';

const figure = (from: number, unit: '€' | '%', to = from) => ({ from, to, unit });

test.each([
  { changed: {}, problems: [] },
  {
    // They eat the promised income.
    changed: { onSiteFee: figure(28, '%'), ourCleaning: figure(35, '€', 55) },
    problems: [
      'figures.incomeUplift: promises up to 30 %, but with these fees and prices the calculator reaches 22 % within longTermIncome; expected no more than that',
    ],
  },
  {
    changed: { shortTermExample: figure(35_000, '€') },
    problems: [
      'figures.incomeRatio: leaves out shortTermExample divided by longTermExample, 2.69; expected a range that holds it',
    ],
  },
])('the claims of a company with $changed agree with the calculator', ({ changed, problems }) => {
  const figures = { ...company.figures, ...changed };
  const found = checkClaims({ ...company, figures }, rates);
  expect(found.map(({ key, message }) => `${key}: ${message}`)).toEqual(problems);
});
