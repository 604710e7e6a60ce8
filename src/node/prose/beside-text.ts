import { dirname, extname } from 'node:path/posix';
import { proseElements, type ProseNode } from '../../site/prose';
import { DOCUMENTS, isThere, missingFile, PICTURES } from '../content/files/folders';

const kinds = {
  picture: { type: 'img', key: 'src', endings: PICTURES },
  document: { type: 'a', key: 'href', endings: DOCUMENTS },
} as const;

type FileKind = keyof typeof kinds;

const hasEnding = (name: string, kind: FileKind): boolean =>
  kinds[kind].endings.includes(extname(name).toLowerCase());

/** A link to a document has its name alone; any other link leads to a page. */
export const isDocument = (written: string): boolean =>
  /^[^/:?#]+$/.test(written) && hasEnding(written, 'document');

/** The name of a file in the folder of a text, or what is wrong with it. */
export function fileBeside(
  written: string,
  text: string,
  kind: FileKind,
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
    return problem(`"${name}" ends otherwise; expected ${kinds[kind].endings.join(', ')}`);
  const path = `${folder}/${name}`;
  return isThere(path) ? { name } : problem(missingFile(path, `a file in ${folder}`));
}

/** The files that a compiled text names, each once. */
export const besideText = (nodes: readonly ProseNode[]) =>
  (['picture', 'document'] as const).flatMap((kind) => {
    const { type, key } = kinds[kind];
    const written = proseElements(nodes, type).map(({ props }) => props?.[key] ?? '');
    const names = kind === 'document' ? written.filter(isDocument) : written;
    return [...new Set(names)].map((name) => ({ name, kind }));
  });
