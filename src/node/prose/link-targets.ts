import type { Language } from '../../site/languages';
import { pathTo, pathToArticle } from '../../site/paths';
import { pageRoutes } from '../../site/routes';
import type { ProsePlace } from './check-link';

/** The pages to which a text may link. A published text may not link to a draft. */
export function linkTargets(
  { language, draft = false }: { language: Language; draft?: boolean },
  posts: readonly { slug: string; draft: boolean }[],
): Pick<ProsePlace, 'knownPaths' | 'draftPaths'> {
  const articles = (drafts: boolean) => {
    const slugs = posts.filter((post) => post.draft === drafts).map(({ slug }) => slug);
    return [...new Set(slugs)].map((slug) => pathToArticle(language, slug));
  };
  const published = [...pageRoutes.map(({ id }) => pathTo(language, id)), ...articles(false)];
  const drafts = articles(true);
  return draft
    ? { knownPaths: [...published, ...drafts], draftPaths: [] }
    : { knownPaths: published, draftPaths: drafts };
}
