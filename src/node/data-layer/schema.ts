import { readFileSync } from 'node:fs';
import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from 'gatsby';
import type { Schema } from 'yup';
import { companySchema } from '../content/company/company-schema';
import { describe } from '../content/fields';
import { legalSchema } from '../content/legal/read-legal-page';
import { PEOPLE, personSchema } from '../content/people/read-people';
import { postSchema } from '../content/posts/read-post';
import { ratesSchema } from '../content/rates/read-rates';
import { IMAGES } from '../pictures/site-pictures';
import { nodeTypes, typesWithin } from './fact-types';
import { allPostField, relatedField } from './post-queries';
import { queryFields } from './query-fields';
import { shareFields } from './share-fields';
import { bodyField, filledFields, localeFields } from './text-fields';

const described = [
  ...nodeTypes('Company', companySchema, {}, IMAGES),
  ...nodeTypes('Person', personSchema, { slug: 'String!' }, PEOPLE),
  ...nodeTypes('LegalPage', legalSchema, { route: 'String!', language: 'String!' }),
  ...nodeTypes('Post', postSchema.omit(['id', 'aliases']), {
    number: 'Int!',
    language: 'String!',
    aliases: '[String!]!',
  }),
  ...typesWithin('Rate', describe(ratesSchema.fields.rent as Schema)),
];

export const createContentTypes = ({ actions, schema }: CreateSchemaCustomizationArgs): void => {
  const typeDefs = readFileSync('src/node/data-layer/schema.graphql', 'utf8');
  actions.createTypes([typeDefs, ...described.map((type) => schema.buildObjectType(type))]);
};

export function createContentResolvers(args: CreateResolversArgs): void {
  const createResolvers = args.createResolvers as (resolvers: object) => void;
  createResolvers({
    Post: { ...filledFields, body: bodyField, related: relatedField },
    LegalPage: { body: bodyField },
    Locale: localeFields,
    Query: { ...queryFields, ...shareFields, allPost: allPostField },
  });
}
