import { languages, pluralForms, type Language } from '../../src/site/languages';
import { namespaces } from '../../src/site/routes';
import { plainText } from '../../src/site/plain-text';
import { eachText } from '../../src/node/content/words/words';
import { textOf, wordsIn } from '../support/words';

const COUNTS = [0, 1, 2, 9, 10, 11, 21, 101];
const FORM = /_(zero|one|two|few|many|other)$/;

/** Nouns that agree with the number before them. */
const counted: Record<Language, RegExp> = {
  lv: /^(stund|nakt|nakš|maiņ|dien|nedēļ|minū|gad[isu]|mēneš|mēnesis|reiz|vies|rakst|sludināj|īpašniek)/,
  en: /^(hour|night|changeover|day|week|minute|year|month|time|guest|article|listing|owner)s?$/,
};

/** What stands before such a noun and is no bare number that changes: a percentage, and facts. */
const noCounts = ['share', 'usual', 'average', 'stay', 'all', 'value'];

const textsOf = (language: Language) =>
  namespaces.flatMap((namespace) =>
    eachText(wordsIn(language)[namespace] ?? {}).map(([key, text]) => ({ namespace, key, text })),
  );

describe.each(languages)('In %s', (language) => {
  const texts = textsOf(language);
  const plurals = texts
    .filter(({ key, text }) => key.endsWith('_other') && text.includes('{{'))
    .map(({ namespace, key }) => [namespace, key.replace(FORM, '')] as const);

  test.each(plurals)('%s %s agrees with each number', (namespace, key) => {
    const rests = COUNTS.map((count) => {
      const text = plainText(textOf(language, namespace, key, { count }));
      return {
        form: new Intl.PluralRules(language).select(count),
        rest: text.replace(String(count), '#'),
      };
    });
    const of = (form: string) =>
      new Set(rests.filter((one) => one.form === form).map(({ rest }) => rest));
    for (const form of pluralForms(language)) {
      expect([...of(form)]).toEqual([expect.stringMatching(/\p{L}/u)]);
      if (form !== 'one') expect(of(form)).not.toEqual(of('one'));
    }
    // After 0, 10, 11 to 19 and the like, Latvian has the genitive of the plural.
    for (const zero of of('zero')) expect(zero).toMatch(/(#|\}\}) \p{L}+u(?!\p{L})/u);
  });

  test('no other text has a noun that would have to agree with a number', () => {
    const found = texts.flatMap(({ namespace, key, text }) =>
      [...text.matchAll(/\{\{(\w+)\}\}\s(\p{L}+)/gu)]
        .filter(
          ([, name = '', noun = '']) =>
            !FORM.test(key) && !noCounts.includes(name) && counted[language].test(noun),
        )
        .map(([written]) => `${namespace}:${key}: ${written}`),
    );
    expect(found).toEqual([]);
  });
});
