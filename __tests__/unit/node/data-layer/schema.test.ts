import { readFileSync } from 'node:fs';
import { parse, type FieldDefinitionNode, type TypeNode } from 'graphql';
import type { Schema } from 'yup';
import { companySchema } from '../../../../src/node/content/company/company-schema';
import { describe as described, isLocalized } from '../../../../src/node/content/fields';
import type { Description } from '../../../../src/node/content/fields';
import { personSchema } from '../../../../src/node/content/people';
import { ratesSchema } from '../../../../src/node/content/sum-facts';
import { legalSchema, postSchema } from '../../../../src/node/content/texts';

const { definitions } = parse(readFileSync('src/node/data-layer/schema.graphql', 'utf8'));

const fieldsOf = (type: string): readonly FieldDefinitionNode[] =>
  definitions.flatMap((one) =>
    one.kind === 'ObjectTypeDefinition' && one.name.value === type ? (one.fields ?? []) : [],
  );

const written = (type: TypeNode): string => {
  if (type.kind === 'NamedType') return type.name.value;
  return type.kind === 'ListType' ? `[${written(type.type)}]` : `${written(type.type)}!`;
};

const typeByKind: Readonly<Record<string, string>> = {
  ...{ figure: 'Figure', day: 'Date', person: 'Person', picture: 'File' },
};
const directiveByKind: Readonly<Record<string, string>> = {
  ...{ day: 'dateformat', person: 'link', picture: 'picture' },
};

/** A group of translated texts alone is for texts, and no query asks for it. */
const isAsked = ({ fields }: Description): boolean =>
  !fields || Object.values(fields).some((inner) => !isLocalized(inner));

/** Lines such as "address.city: String! @localized". */
function linesOf(type: string, { fields = {} }: Description, around = ''): string[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    const item = field.innerType ?? field;
    const { kind = '' } = item.meta ?? {};
    if (!isLocalized(field) && !typeByKind[kind] && !isAsked(item)) return [];
    const found = fieldsOf(type).find(({ name }) => name.value === key);
    const own = found ? written(found.type).replace(/[[\]!]/g, '') : 'no type';
    const isWhole = item.tests.some(({ name }) => name === 'integer');
    const scalars = { boolean: 'Boolean', number: isWhole ? 'Int' : 'Float', string: 'String' };
    const scalar = scalars[item.type as keyof typeof scalars] as string | undefined;
    const expected = isLocalized(item) ? 'String' : (typeByKind[kind] ?? scalar ?? own);
    const directive = isLocalized(field) ? 'localized' : directiveByKind[kind];
    const line = `${around}${key}: ${field.innerType ? `[${expected}!]` : expected}${field.optional ? '' : '!'}`;
    const isGroup = item.fields && !isLocalized(item) && !typeByKind[kind];
    return [
      directive ? `${line} @${directive}` : line,
      ...(isGroup ? linesOf(own, item, `${around}${key}.`) : []),
    ];
  });
}

const foundIn = (type: string, around = ''): string[] =>
  fieldsOf(type).flatMap(({ name, type: own, directives = [] }) => {
    const line = [`${around}${name.value}: ${written(own)}`];
    const inner = written(own).replace(/[[\]!]/g, '');
    const isGroup = !['Figure', 'Person'].includes(inner);
    return [
      [...line, ...directives.map((one) => `@${one.name.value}`)].join(' '),
      ...(isGroup ? foundIn(inner, `${around}${name.value}.`) : []),
    ];
  });

const posts: Schema = postSchema.omit(['id', 'aliases']);

test.each([
  { type: 'Company', schema: companySchema, more: [] },
  { type: 'Person', schema: personSchema, more: ['slug: String!'] },
  { type: 'LegalPage', schema: legalSchema, more: ['route: String!', 'language: String!'] },
  { type: 'Rate', schema: ratesSchema.fields.stay as Schema, more: ['key: String!'] },
  {
    type: 'Post',
    schema: posts,
    more: ['number: Int', 'slug: String!', 'language: String!', 'aliases: [String!]!'],
  },
])('pages can ask for every field of $type that an editor writes', ({ type, schema, more }) => {
  expect(foundIn(type).sort()).toEqual([...linesOf(type, described(schema)), ...more].sort());
});
