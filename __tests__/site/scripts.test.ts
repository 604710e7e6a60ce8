import { languages, typography } from '../../src/site/languages';
import { readPublic, scripts } from '../support/built-pages';

test.each(languages)('no script holds what only the build needs of the language %s', (language) => {
  const [[rule] = [/./]] = typography[language].rules;
  const holding = scripts().filter((name) => readPublic(name).includes(rule.source));
  expect(holding).toEqual([]);
  expect(scripts().length).toBeGreaterThan(10);
});
