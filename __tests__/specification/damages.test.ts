import { isDeepStrictEqual } from 'node:util';
import { load } from 'cheerio';
import { languages } from '../../src/site/languages';
import { compare, openPages, type BuiltPage } from './compare';
import { damage } from './damages';
import { damageHtml, htmlDamages } from './independent-damages';
import { readStatements, type Expectation } from './read-statements';

const isTrue = (page: BuiltPage, expectation: Expectation) => {
  const { found, expected } = compare(page, expectation);
  return isDeepStrictEqual(found, expected);
};

test.each(readStatements())('each damage is noticed: $section: $statement', ({ expectations }) => {
  const unnoticed = expectations.flatMap((expectation) => {
    const pages = openPages(expectation.pages);
    // One page of each language stands for all that have the same frame.
    const some = languages.flatMap(
      (language) => pages.find((page) => page.language === language) ?? [],
    );
    return (expectation.pages.includes('every') ? some : pages).flatMap((page) => {
      const at = `${page.language}/${page.path} ${expectation.place}`;
      const passed = [];
      let damages = 0;
      for (const [name, damaged] of damage(page, expectation)) {
        damages += 1;
        if (isTrue(damaged, expectation)) passed.push(`${at}: ${name}`);
      }
      return damages > 0 && isTrue(page, expectation)
        ? passed
        : [`${at}: not damaged, or not restored`];
    });
  });
  expect(unnoticed).toEqual([]);
});

test.each(htmlDamages)('it is noticed when %s is lost from the HTML (%s)', (...damaged) => {
  const [, name] = damaged;
  const expectations = readStatements().flatMap((one) => one.expectations);
  for (const page of openPages([name])) {
    const html = page.$.html();
    const changed = { ...page, $: load(damageHtml(html, damaged)) };
    expect(changed.$.html()).not.toBe(html);
    const isNoticed = [name, 'every'].some((pages) =>
      expectations.some((one) => one.pages.includes(pages) && !isTrue(changed, one)),
    );
    expect([page.language, isNoticed]).toEqual([page.language, true]);
  }
});
