import type { CreateResolversArgs } from 'gatsby';
import {
  companyAddressFields,
  companyFields,
  legalPageFields,
  personFields,
  postFields,
  proseFields,
  rateFields,
} from './resolvers/text-fields';
import { localeFields } from './resolvers/locale-fields';
import { postQueries } from './resolvers/post-queries';
import { queryFields } from './resolvers/query-fields';
import { shareFields } from './resolvers/share-fields';

/**
 * Adds the fields that are worked out for a query: finished words, texts as data, pictures by name.
 */
export function createContentResolvers(args: CreateResolversArgs): void {
  const createResolvers = args.createResolvers as (resolvers: object) => void;
  createResolvers({
    Company: companyFields,
    CompanyAddress: companyAddressFields,
    Locale: localeFields,
    Post: postFields,
    LegalPage: legalPageFields,
    Person: personFields,
    Rate: rateFields,
    Prose: proseFields,
    Query: { ...queryFields, ...postQueries, ...shareFields },
  });
}
