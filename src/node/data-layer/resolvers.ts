import type { CreateResolversArgs } from 'gatsby';
import { localeFields } from './resolvers/locale-fields';
import { postQueries, relatedField } from './resolvers/post-queries';
import { queryFields } from './resolvers/query-fields';
import { shareFields } from './resolvers/share-fields';
import { textFields } from './resolvers/text-fields';

export function createContentResolvers(args: CreateResolversArgs): void {
  const createResolvers = args.createResolvers as (resolvers: object) => void;
  createResolvers({
    ...textFields,
    Post: { ...textFields.Post, related: relatedField },
    Locale: localeFields,
    Query: { ...queryFields, ...postQueries, ...shareFields },
  });
}
