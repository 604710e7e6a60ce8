import { readCompany } from '../../../../src/node/content/company/read-company';
import { readRates } from '../../../../src/node/content/rates/read-rates';
import { checkClaims } from '../../../../src/node/check/check-claims';

const [{ value: company }, { value: rates }] = [readCompany(), readRates()];
if (!company || !rates) throw new Error('The facts cannot be read');
const euros = { unit: '€' as const };

test.each([
  ['the figures of the site', {}, []],
  [
    'a fee that eats the promised income',
    {
      onSiteFee: { from: 28, to: 28, unit: '%' as const },
      ourCleaning: { from: 35, to: 55, ...euros },
    },
    [
      'figures.incomeUplift: promises up to 30 %, but with these fees and prices the calculator reaches 22 % within longTermIncome; expected no more than that',
    ],
  ],
  [
    'an example outside the promised ratio',
    { shortTermExample: { from: 35000, to: 35000, ...euros } },
    [
      'figures.incomeRatio: leaves out shortTermExample divided by longTermExample, 2.69; expected a range that holds it',
    ],
  ],
])('the claims of the company agree with the calculator: %s', (_, changed, expected) => {
  const figures = { ...company.figures, ...changed };
  const problems = checkClaims({ ...company, figures }, rates);
  expect(problems.map(({ key, message }) => `${key}: ${message}`)).toEqual(expected);
});
