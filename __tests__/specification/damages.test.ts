import { load, type SelectorType } from 'cheerio';
import { languages } from '../../src/site/languages';
import { isTrue } from './compare';
import { openPages } from './pages';
import { damage, type Change } from './damages';
import { damages, rewordings } from './independent-damages';
import { readStatements, type Expectation } from './read-statements';

test.each(readStatements())('each damage is noticed: $section: $statement', ({ expectations }) => {
  const unnoticed = expectations.flatMap((expectation) => {
    const { pages: names, place } = expectation;
    const beside = expectations.filter((other) => other !== expectation && other.pages === names);
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
        const isNoticed = [expectation, ...beside].some((other) => !isTrue(damaged, other));
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
for (const expectation of readStatements().flatMap(({ expectations }) => expectations))
  for (const { language, path } of openPages(expectation.pages))
    (expectationsOf[language + path] ??= []).push(expectation);

/** Whether all statements are true of a page, in each language in which a change has an effect. */
const areTrue = (name: string, selector: string, change: Change) =>
  openPages([name]).flatMap((page) => {
    const html = page.$.html();
    const $ = load(html);
    for (const element of $(selector as SelectorType).toArray()) change($, element);
    const expectations = expectationsOf[page.language + page.path] ?? [];
    return $.html() === html ? [] : expectations.every((other) => isTrue({ ...page, $ }, other));
  });

test.each(damages)('on %s a change of %s is noticed', (...damaged) => {
  expect(areTrue(...damaged)).toEqual(openPages([damaged[0]]).map(() => false));
});

test.each(rewordings)('on %s another %s is right', (...reworded) => {
  expect([...new Set(areTrue(...reworded))]).toEqual([true]);
});
