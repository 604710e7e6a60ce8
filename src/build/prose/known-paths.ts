import type { Language } from '../../site/languages';
import { pathTo, pathToArticle } from '../../site/paths';
import { pageRoutes } from '../../site/routes';

/** Every page of a language to which a text may link. */
export function knownPaths(language: Language, slugs: readonly string[]): string[] {
  return [
    ...pageRoutes.map(({ id }) => pathTo(language, id)),
    ...slugs.map((slug) => pathToArticle(language, slug)),
  ];
}
