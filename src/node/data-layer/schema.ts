import { companySchema } from '../content/company/company-schema';
import { legalSchema } from '../content/legal/read-legal-page';
import { personSchema } from '../content/people/read-people';
import { postSchema } from '../content/posts/post-schema';
import { nodeTypes } from './fact-types';

/** None is inferred, so that content cannot change the types. */
export const typeDefs = `
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

${nodeTypes('Company', companySchema)}

type Rate { key: String!, value: Float!, from: Float, url: String, read: String }
type Rates implements Node @dontInfer
type SumFigure { key: String!, from: Float!, to: Float! }

enum MailMode { service, local, off }
type Mail { mode: MailMode!, origin: String!, account: JSON! }

${nodeTypes(
  'Post',
  postSchema.omit(['id', 'aliases']),
  'number: Int!, language: String!, aliases: [String!]!',
)}

${nodeTypes('Person', personSchema, 'slug: String!')}

type Prose { nodes: JSON!, words: Int! }

type MdxFrontmatter @dontInfer {
  title: String!
}

${nodeTypes('LegalPage', legalSchema, 'route: String!, language: String!')}

type PageMeta { title: String!, description: String!, keywords: String! }

type Locale implements Node @dontInfer {
  ns: String!
  language: String!
  data: JSON!
  meta: PageMeta
}
`;
