import { join } from 'node:path/posix';
import type { Schema } from 'yup';
import type { Language } from '../../site/languages';
import { describe, isLocalized, type Description } from '../content/describe';
import { typeset } from '../content/words/typeset';
import { findFile, type ResolverContext } from './resolvers/context';

type Pictured = Readonly<Record<string, string | undefined>>;
type FolderOf = (source: Pictured) => string;
type Fields = Readonly<Record<string, Description>>;

/** What a schema describes as GraphQL types: the node's own, and one for each group within it. */
export function nodeTypes(name: string, schema: Schema, moreFields = ''): string {
  const [, ...within] = typesWithin(name, describe(schema));
  const inner = within.map(([type, fields]) => `type ${type} ${bodyOf(type, fields)}`);
  const own = bodyOf(name, describe(schema).fields ?? {}, moreFields);
  return [...new Set(inner), `type ${name} implements Node @dontInfer ${own}`].join('\n\n');
}

/** Texts in a language and pictures of a folder, which a query cannot read as they stand. */
export const factResolvers = (
  name: string,
  schema: Schema,
  folderOf: FolderOf,
): Record<string, object> =>
  Object.fromEntries(
    typesWithin(name, describe(schema)).map(([type, fields]) => [
      type,
      Object.fromEntries(
        Object.entries(fields)
          .filter(([, field]) => isResolved(field))
          .map(([key, field]) => [
            key,
            isLocalized(field) ? localized(key, field) : picture(key, field, folderOf),
          ]),
      ),
    ]),
  );

const typesWithin = (name: string, { fields = {} }: Description): [string, Fields][] => [
  [name, fields],
  ...Object.entries(fields).flatMap(([key, field]) => {
    const group = field.innerType ?? field;
    return isGroup(group) ? typesWithin(nameOf(group, name, key), group) : [];
  }),
];

const isResolved = (field: Description) => isLocalized(field) || field.meta?.kind === 'picture';

/** A group of nothing but texts in languages is none: only other texts name them. */
const isGroup = (field: Description) =>
  field.meta?.kind !== 'figure' &&
  !isLocalized(field) &&
  Object.values(field.fields ?? {}).some((inner) => !isLocalized(inner));

const nameOf = ({ meta }: Description, around: string, key: string): string =>
  meta?.type ?? around + key.charAt(0).toUpperCase() + key.slice(1);

function bodyOf(type: string, fields: Fields, more = ''): string {
  const lines = Object.entries(fields).flatMap(([key, field]) => {
    const plain = isResolved(field) ? undefined : plainType(field, type, key);
    return plain ? `${key}: ${typeOf(plain, field)}` : [];
  });
  return `{\n  ${lines.concat(more || []).join('\n  ')}\n}`;
}

function plainType(field: Description, around: string, key: string): string | undefined {
  const { type, innerType, meta, tests } = field;
  if (innerType) return `[${plainType(innerType, around, key)}!]`;
  if (meta?.kind === 'figure') return 'Figure';
  if (meta?.kind === 'day') return 'Date';
  if (meta?.kind === 'person') return 'Person';
  if (type === 'object') return isGroup(field) ? nameOf(field, around, key) : undefined;
  if (type === 'boolean') return 'Boolean';
  if (type === 'string') return 'String';
  return tests.some(({ name }) => name === 'integer') ? 'Int' : 'Float';
}

const typeOf = (type: string, { optional, meta }: Description): string =>
  `${type}${optional ? '' : '!'}${directives[meta?.kind ?? ''] ?? ''}`;

const directives: Readonly<Record<string, string>> = {
  day: ' @dateformat',
  person: ' @link(by: "slug")',
};

type Texts = Readonly<Record<string, Readonly<Record<Language, string>> | undefined>>;

const localized = (key: string, field: Description) => ({
  type: typeOf('String', field),
  args: { language: 'String!' },
  resolve: (texts: Texts, { language }: { language: Language }) =>
    texts[key] && typeset(texts[key][language], language),
});

const picture = (key: string, field: Description, folderOf: FolderOf) => ({
  type: typeOf('File', field),
  resolve: (source: Pictured, _: unknown, context: ResolverContext) => {
    const { [key]: name } = source;
    return name ? findFile(join(folderOf(source), name), context) : null;
  },
});
