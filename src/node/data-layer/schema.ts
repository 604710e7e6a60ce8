import { figureKeys, figureRules } from '../content/company/figure-rules';

/** Written out, so that content cannot change the types. */
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
type CompanyContact { phone: String!, email: String!, person: Person @link(by: "slug") }
type CompanyHours { opens: String!, closes: String! }
type CompanyRating { value: Float!, reviews: Int! }
type CompanyConsultation { firstSlot: String!, lastSlot: String!, stepMinutes: Int! }

type CompanyAddress {
  street: String!
  postalCode: String!
  country: String!
  latitude: Float!
  longitude: Float!
  mapUrl: String
  mapEmbedUrl: String
}

type Network { name: String!, url: String! }
type CompanyProfiles { host: String, group: String }
type CompanyRegisters { company: String, vat: String }
type CompanyInsurance { policy: String }
type CompanyQuotation { page: String! }
type CompanyApartment { rooms: Int!, nights: Int!, rent: Int! }

type CompanyFigures {
${figureKeys.map((key) => `  ${key}: Figure${figureRules[key].optional ? '' : '!'}`).join('\n')}
}

type Company implements Node @dontInfer {
  name: String!
  registrationNumber: String!
  vatNumber: String
  founded: Int!
  url: String!
  contact: CompanyContact!
  address: CompanyAddress!
  hours: CompanyHours!
  networks: [Network!]
  profiles: CompanyProfiles
  registers: CompanyRegisters
  insurance: CompanyInsurance
  rating: CompanyRating
  consultation: CompanyConsultation!
  contract: String
  figures: CompanyFigures!
  quotations: [CompanyQuotation!]
  apartments: [CompanyApartment!]
}

type Rate { key: String!, value: Float!, from: Float, url: String, read: String }
type Rates implements Node @dontInfer
type SumFigure { key: String!, from: Float!, to: Float! }

enum MailMode { service, local, off }
type Mail { mode: MailMode!, origin: String!, account: JSON! }

type Post implements Node @dontInfer {
  number: Int!
  slug: String!
  aliases: [String!]!
  language: String!
  title: String!
  excerpt: String!
  category: String!
  author: Person! @link(by: "slug")
  keywords: String!
  coverAlt: String!
  date: Date! @dateformat
  modified: Date @dateformat
  listed: Boolean!
  draft: Boolean!
  customTitle: String
  customDescription: String
}

type Person implements Node @dontInfer {
  slug: String!
  name: String!
  founder: Int
  photo: File @fileByRelativePath
  profile: Network
}

type Prose { nodes: JSON!, words: Int! }

type MdxFrontmatter @dontInfer {
  title: String!
}

type LegalPage implements Node @dontInfer {
  route: String!
  language: String!
  updated: Date! @dateformat
}

type PageMeta { title: String!, description: String!, keywords: String! }

type Locale implements Node @dontInfer {
  ns: String!
  language: String!
  data: JSON!
  meta: PageMeta
}
`;
