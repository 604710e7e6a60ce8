import { readFileSync } from 'node:fs';
import { loadModule, type Hunspell } from 'hunspell-asm';
import { readCompany } from '../../src/node/content/company/read-company';
import { CONTENT, isThere, readText } from '../../src/node/content/files';
import { readPeople } from '../../src/node/content/people';
import { languages, type Language } from '../../src/site/languages';
import { readTexts } from './read-texts';

/** The dictionary package of each language, and a word that proves that it is loaded. */
const dictionaries = {
  lv: { dictionary: 'dictionary-lv', right: 'dzīvokļiem', wrong: 'dzivokliem' },
  en: { dictionary: 'dictionary-en-gb', right: 'colour', wrong: 'color' },
} as const satisfies Record<Language, object>;

/** The words of a text: no placeholders, no addresses, no single letters. */
function wordsOf(text: string): string[] {
  const plain = text.replace(/\{\{[^}]*\}\}|https?:\S+|\b(?:\w+\.)+(?:lv|com)\S*/g, ' ');
  return (plain.match(/\p{L}+(?:[’']\p{L}+)*/gu) ?? [])
    .map((word) => word.replaceAll('’', "'"))
    .filter((word) => word.length > 2);
}

describe.each(languages)('In %s', (language) => {
  const { dictionary, right, wrong } = dictionaries[language];
  const ownWords = `${CONTENT}/spelling-${language}.txt`;
  let hunspell: Hunspell;

  beforeAll(async () => {
    const factory = await loadModule();
    const mount = (name: string) =>
      factory.mountBuffer(readFileSync(`node_modules/${dictionary}/${name}`), name);
    hunspell = factory.create(mount('index.aff'), mount('index.dic'));
    const own = isThere(ownWords) ? readText(ownWords).split('\n') : [];
    const { value: company } = readCompany();
    const places = company ? [company.address.city, ...Object.values(company.area)] : [];
    const people = readPeople().values.map((person) => person.name);
    const names = [company?.name ?? '', ...places.map((place) => place[language]), ...people];
    for (const word of [...own, ...names.flatMap(wordsOf)])
      if (word && !word.startsWith('#')) hunspell.addWord(word);
  });

  test('the dictionary distinguishes a mistake from a word', () => {
    expect(hunspell.spell(right)).toBe(true);
    expect(hunspell.spell(wrong)).toBe(false);
  });

  test('every text is spelled right', async () => {
    const mistakes = (await readTexts(language)).flatMap(([place, text]) =>
      wordsOf(text)
        .filter((word) => !hunspell.spell(word) && !hunspell.spell(word.replace(/'s?$/, '')))
        .map((word) => `${place}: "${word}"; mend it or add it to ${ownWords}`),
    );
    expect([...new Set(mistakes)]).toEqual([]);
  });
});
