import { defaultLanguage, languages } from '../../site/languages';
import type { AnyPageContext, PageContext } from '../../site/page-context';
import { absoluteUrl } from '../../site/paths';

interface AllPages {
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

export const listedPages = ({ allSitePage }: AllPages): ListedPage[] =>
  allSitePage.nodes.filter(
    (page): page is ListedPage => page.pageContext.kind === 'page' && !page.pageContext.unlisted,
  );

export function sitemapEntry({ path, pageContext }: ListedPage, siteUrl: string) {
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
