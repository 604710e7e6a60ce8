import { dirname, extname } from 'node:path/posix';
import { DOCUMENTS, isThere, missingFile, PICTURES } from '../content/files/folders';

const endings = { picture: PICTURES, document: DOCUMENTS };

/** A file that a text names, in its own folder. */
export interface Attachment {
  name: string;
  kind: keyof typeof endings;
}

const hasEnding = (name: string, kind: Attachment['kind']): boolean =>
  endings[kind].includes(extname(name).toLowerCase());

/** A link to a document has its name alone; any other link leads to a page. */
export const isDocument = (written: string): boolean =>
  /^[^/:?#]+$/.test(written) && hasEnding(written, 'document');

/** An address as it was typed, whatever signs are in it. */
export const typed = (address: string): string =>
  decodeURI(address.replace(/%(?![\da-f]{2})/gi, '%25'));

/** The name of a file in the folder of a text, and its problem. */
export function findAttachment(written: string, text: string, kind: Attachment['kind']) {
  const name = typed(written).replace(/^\.\//, '');
  const folder = dirname(text);
  const kinds = endings[kind].join(', ');
  const form = hasEnding(name, kind) ? '' : ` as one of ${kinds}`;
  const move = `save it in ${folder}${form} and write its name alone`;
  const rules = [
    [name.startsWith('data:'), `the file itself stands in the text; ${move}`],
    [/^[a-z]+:|\//i.test(name), `"${name}" is not beside the text; ${move}`],
    [!hasEnding(name, kind), `"${name}" ends otherwise; expected ${kinds}`],
    [!isThere(`${folder}/${name}`), missingFile(`${folder}/${name}`, `a file in ${folder}`)],
  ] as const;
  const [, problem] = rules.find(([isBroken]) => isBroken) ?? [];
  return { name, problem };
}
