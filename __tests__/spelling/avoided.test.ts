import { CONTENT, filesIn, isThere, readText } from '../../src/node/content/files';
import { languages, type Language } from '../../src/site/languages';
import { proseFiles } from './read-texts';

function linesOf(file: string): [place: string, line: string][] {
  const source = isThere(file) ? readText(file) : '';
  return source.split('\n').map((line, index) => [`${file}:${String(index + 1)}`, line]);
}

function textsIn(language: Language): ReturnType<typeof linesOf> {
  const folder = `${CONTENT}/locales/${language}`;
  return [
    ...filesIn(folder).map((name) => `${folder}/${name}`),
    ...proseFiles(language).map(({ file }) => file),
  ].flatMap(linesOf);
}

test.each(languages)('in %s, no text holds a phrase of the list to avoid', (language) => {
  const list = `${CONTENT}/avoid-${language}.txt`;
  const avoided = linesOf(list).filter(([, line]) => line.trim() && !line.startsWith('#'));
  const texts = textsIn(language);
  const found = avoided.flatMap(([place, entry]) => {
    const [phrase = '', instead] = entry.split(' → ');
    if (!instead) return [`${place}: expected "phrase → what is written instead"`];
    const words = phrase.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '\\p{L}*');
    const pattern = new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'iu');
    return texts
      .filter(([, text]) => pattern.test(text))
      .map(([at]) => `${at}: "${phrase}"; better: ${instead} (${list})`);
  });
  expect(found).toEqual([]);
});

test.each(languages)('in %s, no sentence goes on after a semicolon', (language) => {
  // One may end an item of a list.
  const found = textsIn(language).filter(([, line]) => /;(?!$)/.test(line));
  expect(found).toEqual([]);
});
