import { isDeepStrictEqual } from 'node:util';
import { load, type SelectorType } from 'cheerio';
import { languages } from '../../src/site/languages';
import { compare } from './compare';
import { openPages, type BuiltPage } from './pages';
import { damage } from './damages';
import { damages, rewordings, type PageChange } from './independent-damages';
import { readStatements, type Expectation } from './read-statements';

const isTrue = (page: BuiltPage, expectation: Expectation) => {
  const { found, expected } = compare(page, expectation);
  return isDeepStrictEqual(found, expected);
};

test.each(readStatements())('each damage is noticed: $section: $statement', ({ expectations }) => {
  const unnoticed = expectations.flatMap((expectation) => {
    const { pages: names, place } = expectation;
    const beside = expectations.filter((one) => one !== expectation && one.pages === names);
    const pages = openPages(names);
    // One page of each language stands for all that have the same frame.
    const some = languages.flatMap(
      (language) => pages.find((page) => page.language === language) ?? [],
    );
    return (names.includes('every') ? some : pages).flatMap((page) => {
      const at = `${page.language}/${page.path} ${place}`;
      const passed = [];
      let damages = 0;
      for (const [name, damaged] of damage(page, expectation)) {
        damages += 1;
        const isNoticed = [expectation, ...beside].some((one) => !isTrue(damaged, one));
        if (!isNoticed) passed.push(`${at}: ${name}`);
      }
      return damages > 0 && isTrue(page, expectation)
        ? passed
        : [`${at}: not damaged, or not restored`];
    });
  });
  expect(unnoticed).toEqual([]);
});

const expectationsOf: Record<string, Expectation[]> = {};
for (const one of readStatements().flatMap(({ expectations }) => expectations))
  for (const { language, path } of openPages(one.pages))
    (expectationsOf[language + path] ??= []).push(one);

/** Whether all statements are true of a page, in each language in which the change has an effect. */
const areTrue = (...[, name, selector, change]: PageChange) =>
  openPages([name]).flatMap((page) => {
    const $ = load(page.$.html());
    for (const element of $(selector as SelectorType).toArray()) change($, element);
    const expectations = expectationsOf[page.language + page.path] ?? [];
    const isChanged = $.html() !== page.$.html();
    return isChanged ? [expectations.every((one) => isTrue({ ...page, $ }, one))] : [];
  });

test.each(damages)('it is noticed when %s changes (%s)', (...damaged) => {
  expect(areTrue(...damaged)).toEqual(openPages([damaged[1]]).map(() => false));
});

test.each(rewordings)('%s may change (%s)', (...reworded) => {
  expect(areTrue(...reworded)).toContain(true);
  expect(areTrue(...reworded)).not.toContain(false);
});
