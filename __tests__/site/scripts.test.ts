import { languages, typography } from '../../src/site/languages';
import { pages, readPublic, scripts } from '../support/built-pages';

test.each(languages)('no script holds what only the build needs of the language %s', (language) => {
  const [[rule] = [/./]] = typography[language].rules;
  const holding = scripts().filter((name) => readPublic(name).includes(rule.source));
  expect(holding).toEqual([]);
  expect(scripts().length).toBeGreaterThan(10);
});

test('browsers compile the first scripts of the app while they load', () => {
  const [page] = pages;
  const started = page?.$('[data-scripts]').attr('data-scripts')?.split(' ') ?? [];
  expect(started.length).toBeGreaterThan(0);
  for (const script of started)
    expect(readPublic(script.slice(1))).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
