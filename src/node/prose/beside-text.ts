import { dirname, extname } from 'node:path/posix';
import { DOCUMENTS, isThere, missingFile, PICTURES } from '../content/files/folders';

const endings = { picture: PICTURES, document: DOCUMENTS };

/** A file that a text names, in its own folder. */
export interface FileBeside {
  name: string;
  kind: keyof typeof endings;
}

const hasEnding = (name: string, kind: FileBeside['kind']): boolean =>
  endings[kind].includes(extname(name).toLowerCase());

/** A link to a document has its name alone; any other link leads to a page. */
export const isDocument = (written: string): boolean =>
  /^[^/:?#]+$/.test(written) && hasEnding(written, 'document');

/** The name of a file in the folder of a text, or what is wrong with it. */
export function fileBeside(
  written: string,
  text: string,
  kind: FileBeside['kind'],
): { name: string; problem?: string } {
  const name = decodeURI(written.replace(/%(?![\da-f]{2})/gi, '%25')).replace(/^\.\//, '');
  const folder = dirname(text);
  const problem = (reason: string) => ({ name, problem: reason });
  const isWithin = name.startsWith('data:');
  if (/^[a-z]+:|\//i.test(name)) {
    const where = isWithin
      ? 'the file itself stands in the text'
      : `"${name}" is not beside the text`;
    return problem(`${where}; save it in ${folder} and write its name alone`);
  }
  if (!hasEnding(name, kind))
    return problem(`"${name}" ends otherwise; expected ${endings[kind].join(', ')}`);
  const path = `${folder}/${name}`;
  return isThere(path) ? { name } : problem(missingFile(path, `a file in ${folder}`));
}
