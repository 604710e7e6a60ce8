/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { loadModule, type Hunspell } from 'hunspell-asm';
import { readPost } from '../../src/build/posts/read-post';
import { readWordFiles } from '../../src/build/words/word-files';
import { eachText } from '../../src/build/words/words';

const DICTIONARY = 'node_modules/dictionary-lv';
const OWN_WORDS = 'content/spelling-lv.txt';

/** Every Latvian text that visitors read, by the place where an editor finds it. */
function latvianTexts(): [place: string, text: string][] {
  const words = readWordFiles()
    .files.filter(({ language }) => language === 'lv')
    .flatMap(({ file, words }) =>
      [...eachText(words)].map(([key, text]): [string, string] => [`${file}  ${key}`, text]),
    );
  const posts = readdirSync('content/blog').flatMap((name): [string, string][] => {
    const file = `content/blog/${name}/lv.mdx`;
    const source = readFileSync(file, 'utf8');
    const { value } = readPost(source, file);
    const body = source.split('\n---\n')[1] ?? '';
    return [value?.title, value?.excerpt, value?.keywords, value?.coverAlt, body].map((text) => [
      file,
      text ?? '',
    ]);
  });
  return [...words, ...posts];
}

/** The words of a text: no placeholders, no addresses, no single letters. */
function wordsOf(text: string): string[] {
  const plain = text.replace(/\{\{[^}]*\}\}|https?:\S+/g, ' ');
  return plain.match(/\p{L}{3,}/gu) ?? [];
}

let hunspell: Hunspell;

beforeAll(async () => {
  const factory = await loadModule();
  const mount = (name: string) => factory.mountBuffer(readFileSync(`${DICTIONARY}/${name}`), name);
  hunspell = factory.create(mount('index.aff'), mount('index.dic'));
  const own = readFileSync(OWN_WORDS, 'utf8').split('\n');
  for (const word of own) if (word && !word.startsWith('#')) hunspell.addWord(word);
});

test('the dictionary tells a mistake from a word', () => {
  expect(hunspell.spell('dzīvokļiem')).toBe(true);
  expect(hunspell.spell('dzivokliem')).toBe(false);
});

test('Latvian is spelled right', () => {
  const mistakes = latvianTexts().flatMap(([place, text]) =>
    wordsOf(text)
      .filter((word) => !hunspell.spell(word))
      .map((word) => `${place}: "${word}"; mend it or add it to ${OWN_WORDS}`),
  );
  expect(mistakes).toEqual([]);
});
