import { exampleFacts } from '../../../../../src/node/content/facts/example-facts';
import { formatWholeEuros } from '../../../../../src/site/format-figure';
import { calculateSum } from '../../../../../src/site/sums/assumptions';
import { facts } from '../../../site/sums/facts';

test('sums in texts follow the fees and prices of the company', () => {
  const value = (from: number, to = from) => ({ from, to });
  const figures = { ...facts.figures, onSiteFee: value(28), ourCleaning: value(35, 55) };
  const higherNightlyRate = { ...facts, figures };
  const { left } = calculateSum({}, higherNightlyRate);
  const written = exampleFacts(higherNightlyRate, 'en')['example.year.inHand'];
  expect(written).toBe(formatWholeEuros(left.shortTerm, 'en'));
  expect(written).not.toBe(exampleFacts(facts, 'en')['example.year.inHand']);
});

test('sums keep their names while a file of facts has a problem', () => {
  expect(Object.keys(exampleFacts(undefined, 'lv'))).toEqual(
    Object.keys(exampleFacts(facts, 'lv')),
  );
});
