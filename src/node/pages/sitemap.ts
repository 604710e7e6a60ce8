import { defaultLanguage, languages } from '../../site/languages';
import type { AnyPageContext, PageContext } from '../../site/page-context';
import { absoluteUrl } from '../../site/paths';

/** The pages of the finished build, for what is written beside them. */
export interface AllPages {
  site: { siteMetadata: { siteUrl: string } };
  allSitePage: { nodes: { path: string; pageContext: AnyPageContext }[] };
}

export const allPagesQuery = `
  {
    site { siteMetadata { siteUrl } }
    allSitePage { nodes { path pageContext } }
  }
`;

/** A page that search engines shall list. */
export interface ListedPage {
  path: string;
  pageContext: PageContext;
}

interface SitemapEntry {
  url: string;
  lastmod?: string;
  links: { lang: string; url: string }[];
}

/** Pages that belong into the sitemap: no redirect, no not-found page. */
export function listedPages({ allSitePage }: Pick<AllPages, 'allSitePage'>): ListedPage[] {
  return allSitePage.nodes.filter((page): page is ListedPage => page.pageContext.kind === 'page');
}

/** A page's entry: its address, its alternates (x-default is the default language), its last change. */
export function sitemapEntry({ path, pageContext }: ListedPage, siteUrl: string): SitemapEntry {
  const { alternates, lastModified } = pageContext;
  const link = (lang: string, target: string) => ({ lang, url: absoluteUrl(siteUrl, target) });
  return {
    url: path,
    lastmod: lastModified,
    links: [
      ...languages.map((language) => link(language, alternates[language])),
      link('x-default', alternates[defaultLanguage]),
    ],
  };
}
