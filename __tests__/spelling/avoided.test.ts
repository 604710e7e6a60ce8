import { CONTENT } from '../../src/node/content/content-folder';
import { filesIn, isThere } from '../../src/node/content/files/folders';
import { readText } from '../../src/node/content/files/read-text';
import { languages } from '../../src/site/languages';
import { proseFiles } from './read-texts';

function linesOf(file: string): [place: string, line: string][] {
  const source = isThere(file) ? readText(file) : '';
  return source.split('\n').map((line, index) => [`${file}:${String(index + 1)}`, line]);
}

test.each(languages)(
  'in %s, nothing is written that is on the list of what is avoided',
  (language) => {
    const list = `${CONTENT}/avoid-${language}.txt`;
    const avoided = linesOf(list).filter(([, line]) => line.trim() && !line.startsWith('#'));
    const texts = [
      ...filesIn(`${CONTENT}/locales/${language}`).map(
        (name) => `${CONTENT}/locales/${language}/${name}`,
      ),
      ...proseFiles(language).map(({ file }) => file),
    ].flatMap((file) => linesOf(file));
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
  },
);
