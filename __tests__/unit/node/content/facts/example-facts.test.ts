import { exampleFacts } from '../../../../../src/node/content/facts/example-facts';
import { facts } from '../../../site/sums/facts';

test('the sums in texts follow the fees of the company', () => {
  const figures = { ...facts.figures, onSiteFee: { from: 28, to: 28 } };
  const written = [facts, { ...facts, figures }].map((one) => exampleFacts(one, 'en'));
  expect(new Set(written.map((one) => one['example.year.inHand'])).size).toBe(2);
  expect(Object.keys(exampleFacts(undefined, 'en'))).toEqual(Object.keys(written[0] ?? {}));
});
