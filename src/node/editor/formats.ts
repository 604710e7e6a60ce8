import { bodyOf } from '../content/front-matter';
import { postSchema } from '../content/posts/post-schema';
import { editJson, readJson } from './edit-json';
import { editYaml, readYaml, writeYaml, type Value, type Values } from './edit-yaml';
import { mergeText, type Rewrite } from './merge-text';

/** Under this name what was opened travels with what is edited. */
export const SOURCE = '__source';
/** The field that holds the text of an article or a legal page. */
export const BODY = 'body';

/** How the editor reads a file and writes it back. */
interface Format {
  /** The ending of its files. */
  extension: string;
  fromFile: (source: string) => Values;
  /** Writes only what differs from the file that was opened. */
  toFile: (values: Values) => string;
}

/** The formats of the content; `rewrite` is what the editor’s rich text makes of Markdown. */
export function editorFormats(rewrite: Rewrite): Record<'words' | 'facts' | 'text', Format> {
  return {
    words: format('json', readJson, editJson),
    facts: format('yml', readYaml, editYaml),
    text: format('mdx', readText, (source, values) => editText(source, values, rewrite)),
  };
}

function format(
  extension: string,
  read: (source: string) => Values,
  edit: (source: string, values: Values) => string,
): Format {
  return {
    extension,
    fromFile: (source) => (source ? { ...read(plain(source)), [SOURCE]: source } : {}),
    toFile: ({ [SOURCE]: kept, ...values }) => {
      const source = textOf(kept);
      const text = edit(plain(source), values);
      if (text === plain(source)) return source;
      return source.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
    },
  };
}

function textOf(value: Value | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** The text without a byte order mark, its lines ended as everywhere. */
function plain(source: string): string {
  return source.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
}

function readText(source: string): Values {
  const { head, body } = partsOf(source);
  return { ...readYaml(head), [BODY]: body.trim() };
}

function editText(source: string, values: Values, rewrite: Rewrite): string {
  const { [BODY]: text, ...head } = values;
  // A finished article has no such line.
  if (head.draft === false) delete head.draft;
  if (!source)
    return `---\n${writeYaml(head, Object.keys(postSchema.fields))}---\n\n${textOf(text).trim()}\n`;
  const parts = partsOf(source);
  const yaml = editYaml(parts.head, head);
  return `${parts.open}${yaml}${parts.close}${mergeText(parts.body, textOf(text), rewrite)}`;
}

/** The file in four parts: the fence, what stands between the fences, the other fence, the text. */
function partsOf(source: string) {
  const { body } = bodyOf(source);
  const fenced = source.slice(0, source.length - body.length);
  const open = /^---[ \t]*\n/.exec(fenced)?.[0] ?? '';
  const close = /---[ \t]*\n?$/.exec(fenced)?.[0] ?? '';
  return { open, head: fenced.slice(open.length, fenced.length - close.length), close, body };
}
