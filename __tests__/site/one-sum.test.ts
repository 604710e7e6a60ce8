import { formatWholeEuros } from '../../src/site/format-figure';
import { languages } from '../../src/site/languages';
import { pathTo } from '../../src/site/routes';
import {
  calculateSum,
  exampleSum,
  marketYear,
  midpoint,
  recalculateSum,
  type SumFacts,
} from '../../src/site/sums/assumptions';
import { readWordFiles } from '../../src/node/content/words/words';
import { read } from '../support/built-pages';
import { sumFacts } from '../support/sums';
import { company, rates } from '../support/words';

const { figures } = company;

/** What the example leaves each way, for each kind of year, with utilities and without. */
function leftOf(facts: SumFacts): number[] {
  const years = [{}, { year: 'average' as const }, marketYear(exampleSum(facts))];
  return years
    .flatMap((year) => [year, { ...year, utilities: 0 }])
    .flatMap((changes) => Object.values(calculateSum(changes, facts).left));
}

/** The same, from a month's rent that is rounded first. */
function roundedFirst(): number[] {
  const year = midpoint(figures.longTermExample);
  const rounded = Math.round(year / 12) * 12;
  const scaled = (value: number) => ({ from: value, to: value });
  const income = (midpoint(figures.shortTermExample) * rounded) / year;
  const other = { longTermExample: scaled(rounded), shortTermExample: scaled(income) };
  return leftOf({ figures: { ...figures, ...other }, rates });
}

const facts = { figures, rates };
const calculating = ['home', 'owners', 'open-file'] as const;
const [right, other] = [leftOf(facts), roundedFirst()];

/** Sums that somebody has typed into a text are the text's own. */
const typed = JSON.stringify(readWordFiles().values.map(({ words }) => words));

describe.each(languages)('The example in %s', (language) => {
  const written = (amount: number) => formatWholeEuros(amount, language);
  const isTyped = (sum: string) => typed.includes(sum.replaceAll('\u00a0', ' '));
  // There is none if the rent of a month is whole.
  const second = other
    .map(written)
    .filter((sum) => !right.map(written).includes(sum) && !isTyped(sum));
  const textOf = (path: string) => read(path)('body').text();

  test('has one value on every page that calculates', () => {
    for (const path of calculating.map((page) => pathTo(language, page))) {
      const sums: string[] = textOf(path).match(/€?\d[\d\s.,]*\d(?:\s€)?/g) ?? [];
      expect(sums.length).toBeGreaterThan(0);
      expect([path, second.filter((sum) => sums.includes(sum))]).toEqual([path, []]);
    }
  });

  test('leaves the same on the home page, the page for owners and the open file', () => {
    const sum = calculateSum({}, facts);
    for (const page of calculating)
      for (const year of ['usual', 'average'] as const)
        expect(textOf(pathTo(language, page))).toContain(
          written(recalculateSum(sum, { year }).left.shortTerm),
        );
  });

  test('asks where the apartment is, in the areas that the content has', () => {
    const areas = sumFacts(language).market?.areas.map(({ key }) => key) ?? [];
    for (const page of ['home', 'owners'] as const) {
      const options = read(pathTo(language, page))('[name=where] option').toArray();
      expect(options.map(({ attribs }) => attribs.value)).toEqual(
        areas.length > 0 ? ['', ...areas] : [],
      );
    }
  });
});
