import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from 'gatsby';
import type { Schema } from 'yup';
import type { Language } from '../../site/languages';
import { companySchema } from '../content/company/company-schema';
import { describe, isLocalized, type Description } from '../content/fields';
import { legalSchema } from '../content/legal-pages';
import { PEOPLE, personSchema } from '../content/people';
import { postSchema } from '../content/posts/read-post';
import { ratesSchema } from '../content/rates/read-rates';
import { typeset } from '../content/words/typeset';
import { IMAGES } from '../pictures/site-pictures';
import { findFile, type ResolverContext } from './context';
import { postResolvers, relatedField } from './post-queries';
import { queryFields, rotatedPictureFields } from './query-fields';
import { bodyField, filledFields, localeFields } from './text-fields';

export const createContentTypes = ({ actions, schema }: CreateSchemaCustomizationArgs): void => {
  const typeDefs = readFileSync('src/node/data-layer/schema.graphql', 'utf8');
  actions.createTypes([typeDefs, ...described().map((type) => schema.buildObjectType(type))]);
};

export function createContentResolvers(args: CreateResolversArgs): void {
  const createResolvers = args.createResolvers as (resolvers: object) => void;
  createResolvers({
    Post: { ...filledFields, body: bodyField, related: relatedField },
    LegalPage: { body: bodyField },
    Locale: localeFields,
    ImageSharp: rotatedPictureFields,
    Query: { ...queryFields, ...postResolvers },
  });
}

const described = () => [
  ...nodeTypes('Company', companySchema, {}, IMAGES),
  ...nodeTypes('Person', personSchema, { slug: 'String!' }, PEOPLE),
  ...nodeTypes('LegalPage', legalSchema, { route: 'String!', language: 'String!' }),
  ...nodeTypes('Post', postSchema.omit(['id', 'aliases']), {
    number: 'Int',
    slug: 'String!',
    language: 'String!',
    aliases: '[String!]!',
  }),
  ...typesWithin('Rate', describe(ratesSchema.fields.stay as Schema)),
];

interface ObjectType {
  name: string;
  fields: Record<string, string | { type: string }>;
  interfaces?: string[];
  extensions?: { infer: boolean };
}

/** The GraphQL types of a schema: the node's own, and one for each group within it. */
const nodeTypes = (
  name: string,
  schema: Schema,
  more: ObjectType['fields'] = {},
  pictures?: string,
): ObjectType[] => {
  const [node, ...within] = typesWithin(name, describe(schema), pictures);
  const fields = { ...node.fields, ...more };
  return [{ name, fields, interfaces: ['Node'], extensions: { infer: false } }, ...within];
};

function typesWithin(
  name: string,
  { fields = {} }: Description,
  pictures?: string,
): [ObjectType, ...ObjectType[]] {
  const group: ObjectType = { name, fields: {} };
  const within = Object.entries(fields).flatMap(([key, field]) => {
    const item = field.innerType ?? field;
    const type = isGroup(item) ? nameOf(item, name, key) : leafType(item);
    if (!type) return [];
    const written = field.innerType ? `[${type}!]` : type;
    const required = field.optional ? '' : '!';
    group.fields[key] = { type: written + required, ...resolved(key, field, pictures) };
    return isGroup(item) ? typesWithin(type, item, pictures) : [];
  });
  return [group, ...within];
}

/** A group with only translated texts gets no GraphQL type: only other texts use it. */
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

function leafType(field: Description): string | undefined {
  const { type, meta, tests } = field;
  if (isLocalized(field)) return 'String';
  if (meta?.kind && kinds[meta.kind]) return kinds[meta.kind];
  if (type === 'number') return tests.some(({ name }) => name === 'integer') ? 'Int' : 'Float';
  return { boolean: 'Boolean', string: 'String' }[type];
}

type Texts = Readonly<Record<string, Readonly<Record<Language, string>> | undefined>>;

/** Fields that need a resolver: texts in the page's language, and references by name. */
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
