import { eachText } from '../../src/node/content/words/words';
import { languages, pluralForms, type Language } from '../../src/site/languages';
import { plainText } from '../../src/site/text';
import { namespaces } from '../../src/site/namespaces';
import { textOf, wordsIn } from '../support/words';

const COUNTS = [0, 1, 2, 9, 10, 11, 21, 101];

/** Nouns that agree with the number before them. */
const counted: Record<Language, RegExp> = {
  lv: /^(stund|nakt|nakš|maiņ|dien|nedēļ|minū|gad[isu]|mēneš|mēnesis|reiz|vies|rakst|sludināj|īpašniek)/,
  en: /^(hour|night|changeover|day|week|minute|year|month|time|guest|article|listing|owner)s?$/,
};

/** Numbers before such a noun that a visitor cannot change: percentages and facts. */
const noCounts = ['share', 'occupancy', 'usual', 'average', 'stay', 'all', 'value'];

describe.each(languages)('In %s', (language) => {
  const texts = namespaces.flatMap((namespace) =>
    eachText(wordsIn(language)[namespace] ?? {}).map(([key, text]) => ({ namespace, key, text })),
  );
  const plurals = texts
    .filter(({ key, text }) => key.endsWith('_other') && text.includes('{{'))
    .map(({ namespace, key }) => [namespace, key.replace('_other', '')] as const);

  test.each(plurals)('%s %s agrees with each number', (namespace, key) => {
    const textsOf = (form: string) => {
      const counts = COUNTS.filter(
        (count) => new Intl.PluralRules(language).select(count) === form,
      );
      const filled = counts.map((count) => textOf(language, namespace, key, { count }));
      return [
        ...new Set(filled.map((text, at) => plainText(text).replace(String(counts[at]), '#'))),
      ];
    };
    for (const form of pluralForms(language)) {
      expect(textsOf(form)).toHaveLength(1);
      if (form !== 'one') expect(textsOf(form)).not.toEqual(textsOf('one'));
    }
    // After 0, 10, 11 to 19 and the like, Latvian uses the genitive plural.
    for (const zero of textsOf('zero')) expect(zero).toMatch(/(#|\}\}) \p{L}+u(?!\p{L})/u);
  });

  test('no other text has a noun that would have to agree with a number', () => {
    const found = texts
      .filter(({ key }) => !/_(zero|one|other)$/.test(key))
      .flatMap(({ namespace, key, text }) =>
        [...text.matchAll(/\{\{(\w+)\}\}\s(\p{L}+)/gu)]
          .filter(
            ([, name = '', noun = '']) => !noCounts.includes(name) && counted[language].test(noun),
          )
          .map(([written]) => `${namespace}:${key}: ${written}`),
      );
    expect(found).toEqual([]);
  });
});
