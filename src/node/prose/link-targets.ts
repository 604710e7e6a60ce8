import { eachLanguage, type Language } from '../../site/languages';
import { pathTo, pathToArticle } from '../../site/paths';
import { pageRoutes, type PageRouteId } from '../../site/routes';
import type { ProsePlace } from './check-link';

type LinkTargets = Pick<ProsePlace, 'knownPaths' | 'draftPaths'>;

interface Linking {
  language: Language;
  draft?: boolean;
}

/** Worked out once for all texts; a published text may not link to a draft. */
export function linkTargets(
  posts: readonly { slug: string; draft: boolean }[],
  absent: readonly PageRouteId[] = [],
): (text: Linking) => LinkTargets {
  const pathsOf = eachLanguage((language) => {
    const paths = (drafts: boolean) =>
      [...new Set(posts.filter(({ draft }) => draft === drafts).map(({ slug }) => slug))]
        .sort()
        .map((slug) => pathToArticle(language, slug));
    const pages = pageRoutes
      .filter(({ id }) => !absent.includes(id))
      .map(({ id }) => pathTo(language, id));
    return { published: [...pages, ...paths(false)], drafts: paths(true) };
  });
  return ({ language, draft }) => {
    const { published, drafts } = pathsOf[language];
    return draft
      ? { knownPaths: [...published, ...drafts], draftPaths: [] }
      : { knownPaths: published, draftPaths: drafts };
  };
}
