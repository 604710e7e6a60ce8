import { languages, typography } from '../../src/site/languages';
import { readPublic, scripts } from '../support/built-pages';

test.each(languages)('no script holds what only the build needs of the language %s', (language) => {
  const [first = '', second = '', third = ''] = typography[language].smallWords.split(' ');
  const holding = scripts().filter((name) =>
    readPublic(name).includes(`${first} ${second} ${third} `),
  );
  expect(holding).toEqual([]);
  expect(scripts().length).toBeGreaterThan(10);
});
