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

test.each(languages)(
  'in %s, the guide to taxes has the contributions month by month, and what a lower rate saves',
  (language) => {
    const facts = sumFacts(language);
    const { contributions, contributionsFrom, pensionContributions, accountant } = facts.rates;
    const monthly = monthsOf(exampleSum(facts)).map(({ left }) => {
      const income = left - accountant.value;
      const full = income < contributionsFrom.value ? 0 : contributionsFrom.value;
      return full * contributions.value + (income - full) * pensionContributions.value;
    });
    const byMonth = monthly.reduce((total, month) => total + month, 0) / 100;
    const saved = (12 * contributionsFrom.value * (contributions.value - 26.59)) / 100;
    const article = read(pathToArticle(language, 'short-term-rental-rules-taxes-riga'));
    const text = article('article').text().replaceAll('\u00a0', ' ');
    for (const amount of [byMonth, saved])
      expect(text).toContain(formatWholeEuros(amount, language).replaceAll('\u00a0', ' '));
  },
);
