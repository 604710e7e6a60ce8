import { readFileSync } from 'node:fs';
import { Kind, parse, type TypeNode } from 'gatsby/graphql';
import type { Schema } from 'yup';
import { companySchema } from '../../../../src/node/content/company/company-schema';
import { describe as describeFields, isLocalized } from '../../../../src/node/content/fields';
import type { Description } from '../../../../src/node/content/fields';
import { personSchema } from '../../../../src/node/content/people';
import { ratesSchema } from '../../../../src/node/content/sum-facts';
import { legalSchema, postSchema } from '../../../../src/node/content/texts';

const { definitions } = parse(readFileSync('src/node/data-layer/schema.graphql', 'utf8'));

const nameOf = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type);

const fieldsOf = (type: string) =>
  definitions
    .flatMap((definition) =>
      definition.kind === Kind.OBJECT_TYPE_DEFINITION && definition.name.value === type
        ? definition
        : [],
    )
    .flatMap(({ fields = [] }) => fields);

/** Types of other files, or of several fields. */
const SHARED = ['Figure', 'Person'];

const inTypes = (type: string): string[] =>
  fieldsOf(type).flatMap(({ name, type: own }) => [
    `${type}.${name.value}${own.kind === Kind.NON_NULL_TYPE ? '!' : ''}`,
    ...(SHARED.includes(nameOf(own)) ? [] : inTypes(nameOf(own))),
  ]);

/** The reader has an empty list for the company that leaves it out. */
const FILLED = ['hours'];

const inSchema = (type: string, { fields = {} }: Description): string[] =>
  Object.entries(fields).flatMap(([key, field]) => {
    const item = field.innerType ?? field;
    const own = fieldsOf(type).find(({ name }) => name.value === key)?.type;
    const isGroup = item.fields && !isLocalized(item) && item.meta?.kind !== 'figure';
    return [
      `${type}.${key}${field.optional && !FILLED.includes(key) ? '' : '!'}`,
      ...(isGroup && own ? inSchema(nameOf(own), item) : []),
    ];
  });

test.each([
  { type: 'Company', schema: companySchema, more: [] },
  { type: 'Person', schema: personSchema, more: ['slug!'] },
  { type: 'LegalPage', schema: legalSchema, more: ['route!', 'language!'] },
  { type: 'Rate', schema: ratesSchema.fields.stay as Schema, more: ['key!'] },
  {
    type: 'Post',
    schema: postSchema.omit(['id', 'aliases']),
    more: ['number', 'slug!', 'language!', 'aliases!'],
  },
])('what pages ask of $type is what an editor writes', ({ type, schema, more }) => {
  const expected = [
    ...inSchema(type, describeFields(schema)),
    ...more.map((key) => `${type}.${key}`),
  ];
  expect(expected).toEqual(expect.arrayContaining(inTypes(type)));
});
