import { eachLanguage, type Language } from '../../site/languages';
import { pathTo, pathToArticle } from '../../site/paths';
import { pageRoutes } from '../../site/routes';
import type { ProsePlace } from './check-link';

type LinkTargets = Pick<ProsePlace, 'knownPaths' | 'draftPaths'>;

/** A text with links; a legal page is no draft. */
interface Linking {
  language: Language;
  draft?: boolean;
}

/**
 * Tells of each text to which pages it may link; a published text may not link to a draft. It is
 * worked out once for all texts.
 */
export function linkTargets(
  posts: readonly { slug: string; draft: boolean }[],
): (text: Linking) => LinkTargets {
  const slugs = (drafts: boolean) =>
    [...new Set(posts.filter(({ draft }) => draft === drafts).map(({ slug }) => slug))].sort();
  const [published, drafts] = [slugs(false), slugs(true)];
  const targets = eachLanguage((language) => {
    const paths = (names: readonly string[]) => names.map((slug) => pathToArticle(language, slug));
    const always = [...pageRoutes.map(({ id }) => pathTo(language, id)), ...paths(published)];
    const draftPaths = paths(drafts);
    return {
      ofDrafts: { knownPaths: [...always, ...draftPaths], draftPaths: [] },
      ofOthers: { knownPaths: always, draftPaths },
    };
  });
  return ({ language, draft }) => targets[language][draft ? 'ofDrafts' : 'ofOthers'];
}
