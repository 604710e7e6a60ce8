import { readCompany } from '../../../../../src/node/content/company/read-company';
import { exampleFacts } from '../../../../../src/node/content/facts/example-facts';
import { readRates } from '../../../../../src/node/content/rates/read-rates';

const [{ value: company }, { value: rates }] = [readCompany(), readRates()];
if (!company || !rates) throw new Error('The facts cannot be read');
const facts = { figures: company.figures, rates };
const latvian = exampleFacts(facts, 'lv');
const english = exampleFacts(facts, 'en');

/** Worked out by hand from the year of 29,000 and 13,000 euros. */
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

test('sums in texts follow the fees and prices of the company', () => {
  const figures = {
    ...company.figures,
    onSiteFee: { from: 28, to: 28, unit: '%' as const },
    ourCleaning: { from: 35, to: 55, unit: '€' as const },
  };
  const dearer = exampleFacts({ figures, rates }, 'en');
  // 29,000 less 28 per cent, 110 × 45 and VAT of 1,117 on the commission, less a fifth.
  expect([dearer['example.year.fee'], dearer['example.year.inHand']]).toEqual([
    '€8,120',
    '€11,850',
  ]);
});

test('sums keep their names while a file of facts has a problem', () => {
  expect(Object.keys(exampleFacts(undefined, 'lv'))).toEqual(Object.keys(latvian));
});
