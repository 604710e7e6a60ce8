import { defaultLanguage, languages } from '../../site/languages';
import type { AnyPageContext, PageContext } from '../../site/page-context';
import { absoluteUrl } from '../../site/paths';

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

/** x-default is the default language. */
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
