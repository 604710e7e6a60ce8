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
import { localeFields } from './locale-fields';
import { postQueries, relatedField } from './post-queries';
import { queryFields } from './query-fields';
import { shareFields } from './share-fields';
import { bodyField, filledFields } from './text-fields';

/** None is inferred, so that content cannot change the types. */
const typeDefs = `
type Site implements Node {
  siteMetadata: SiteSiteMetadata!
}

type SiteSiteMetadata {
  siteUrl: String!
  robots: String!
  analytics: String
  preview: String
  drafts: Boolean!
  demonstration: Boolean!
  samples: [String!]!
  mail: Mail!
}

type Figure { from: Float!, to: Float!, unit: String!, orMore: Boolean! }

type Rate { key: String! }
type Rates implements Node @dontInfer
type SumFigure { key: String!, from: Float!, to: Float! }

enum MailMode { service, local, off }
type Mail { mode: MailMode!, origin: String!, account: JSON! }

type Prose { nodes: JSON!, words: Int! }

type MdxFrontmatter @dontInfer {
  title: String!
}

type PageMeta { title: String!, description: String!, keywords: String! }

type Locale implements Node @dontInfer {
  ns: String!
  language: String!
  data: JSON!
  meta: PageMeta
}
`;

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
  actions.createTypes([typeDefs, ...described.map((type) => schema.buildObjectType(type))]);
};

export function createContentResolvers(args: CreateResolversArgs): void {
  const createResolvers = args.createResolvers as (resolvers: object) => void;
  createResolvers({
    Post: { ...filledFields, body: bodyField, related: relatedField },
    LegalPage: { body: bodyField },
    Locale: localeFields,
    Query: { ...queryFields, ...postQueries, ...shareFields },
  });
}
