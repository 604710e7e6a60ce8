import { dirname, join } from 'node:path/posix';
import type { Schema } from 'yup';
import type { Language } from '../../site/languages';
import { describe, isLocalized, type Description } from '../content/fields';
import { typeset } from '../content/words/typeset';
import { findFile, type ResolverContext } from './context';

interface ObjectType {
  name: string;
  fields: Record<string, string | { type: string }>;
  interfaces?: string[];
  extensions?: { infer: boolean };
}

/** What a schema describes as GraphQL types: the node's own, and one for each group within it. */
export const nodeTypes = (
  name: string,
  schema: Schema,
  more: ObjectType['fields'] = {},
  pictures?: string,
): ObjectType[] => {
  const [own, ...within] = typesWithin(name, describe(schema), pictures);
  const fields = { ...own.fields, ...more };
  return [{ name, fields, interfaces: ['Node'], extensions: { infer: false } }, ...within];
};

export function typesWithin(
  name: string,
  { fields = {} }: Description,
  pictures?: string,
): [ObjectType, ...ObjectType[]] {
  const own = Object.entries(fields).flatMap(([key, field]) => {
    const type = typeOf(field, name, key);
    const written = type && `${type}${field.optional ? '' : '!'}`;
    return written ? [[key, { type: written, ...resolved(key, field, pictures) }]] : [];
  });
  const within = Object.entries(fields).flatMap(([key, field]) => {
    const group = field.innerType ?? field;
    return isGroup(group) ? typesWithin(nameOf(group, name, key), group, pictures) : [];
  });
  return [{ name, fields: Object.fromEntries(own) as ObjectType['fields'] }, ...within];
}

/** A group of nothing but texts in languages is none: only other texts name them. */
const isGroup = (field: Description) =>
  field.meta?.kind !== 'figure' &&
  !isLocalized(field) &&
  Object.values(field.fields ?? {}).some((inner) => !isLocalized(inner));

const nameOf = ({ meta }: Description, around: string, key: string): string =>
  meta?.type ?? around + key.charAt(0).toUpperCase() + key.slice(1);

const kinds: Readonly<Record<string, string>> = {
  figure: 'Figure',
  day: 'Date',
  person: 'Person',
  picture: 'File',
};

function typeOf(field: Description, around: string, key: string): string | undefined {
  const { type, innerType, meta, tests } = field;
  if (innerType) return `[${typeOf(innerType, around, key)}!]`;
  if (isGroup(field)) return nameOf(field, around, key);
  if (isLocalized(field)) return 'String';
  if (meta?.kind && kinds[meta.kind]) return kinds[meta.kind];
  if (type === 'object') return undefined;
  if (type === 'boolean') return 'Boolean';
  if (type === 'string') return 'String';
  return tests.some(({ name }) => name === 'integer') ? 'Int' : 'Float';
}

type Texts = Readonly<Record<string, Readonly<Record<Language, string>> | undefined>>;

/** What a query cannot read as it stands: a text in its language, and what a name leads to. */
function resolved(key: string, field: Description, pictures?: string): object {
  const { kind } = field.meta ?? {};
  if (isLocalized(field))
    return {
      args: { language: 'String!' },
      resolve: ({ [key]: text }: Texts, { language }: { language: Language }) =>
        text && typeset(text[language], language),
    };
  if (kind === 'picture')
    return {
      resolve: (source: Readonly<Record<string, string>>, _: unknown, context: ResolverContext) => {
        const { [key]: name, file = '' } = source;
        return name ? findFile(join(pictures ?? dirname(file), name), context) : null;
      },
    };
  if (kind === 'day') return { extensions: { dateformat: {} } };
  return kind === 'person' ? { extensions: { link: { by: 'slug' } } } : {};
}
