import { formatWholeEuros } from '../../src/site/format-figure';
import { languages } from '../../src/site/languages';
import { pathToArticle } from '../../src/site/routes';
import { calculateSum, exampleSum, marketYear } from '../../src/site/sums/assumptions';
import { monthsOf } from '../../src/site/sums/example-year';
import { afterTax } from '../../src/site/sums/verdict';
import { read } from '../support/built-pages';
import { sumFacts } from '../support/sums';

test.each(languages)(
  'in %s, the article that compares both kinds of letting has the sums of the calculator',
  (language) => {
    const facts = sumFacts(language);
    const example = exampleSum(facts);
    const years = [{}, { year: 'average' as const }, marketYear(example)];
    const sums = [
      ...years.map((year) => calculateSum(year, facts).left),
      ...(['receipts', 'registered'] as const).map((regime) => afterTax(example, regime)),
    ];
    const article = read(pathToArticle(language, 'short-term-vs-long-term-rental-riga'));
    const text = article('article').text().replaceAll('\u00a0', ' ');
    for (const { shortTerm, longTerm } of sums)
      for (const amount of [shortTerm, longTerm])
        expect(text).toContain(formatWholeEuros(amount, language).replaceAll('\u00a0', ' '));
  },
);

test('the guide to taxes says what contributions would come to month by month, and at the lower rate', () => {
  const facts = sumFacts('lv');
  const { contributions, contributionsFrom, pensionContributions, accountant } = facts.rates;
  const months = monthsOf(exampleSum(facts)).map(({ left }) => left - accountant.value);
  const byMonth = months.reduce((sum, income) => {
    const full = income < contributionsFrom.value ? 0 : contributionsFrom.value;
    return sum + full * contributions.value + (income - full) * pensionContributions.value;
  }, 0);
  const lower = 12 * contributionsFrom.value * (contributions.value - 26.59);
  const article = read(pathToArticle('lv', 'short-term-rental-rules-taxes-riga'));
  const text = article('article').text().replaceAll('\u00a0', ' ');
  expect(text).toContain(`ap ${Math.round(byMonth / 10_000) * 100} €, nevis`);
  expect(text).toContain(`par ${Math.round(lower / 100)} € gadā mazākas`);
});
