import { languages, defaultLanguage } from '../../site/languages';
import type { AnyPageContext, PageContext } from '../../site/page-context';
import { absoluteUrl, pathTo, pathToArticle } from '../../site/paths';
import { plainText } from '../../site/plain-text';
import { asProse, proseElements } from '../../site/prose';
import { readCompany } from '../content/company/read-company';

/** Someone who reads the feed monthly misses none, with up to one article a day. */
export const FEED_LENGTH = 30;

interface FeedData {
  query: {
    site: { siteMetadata: { siteUrl: string } };
    allPost: { nodes: readonly Queries.Post[] };
    locale: { meta: Queries.PageMeta };
  };
}

export const feeds = () =>
  languages.map((language) => ({
    // The name of the feed on pages; feed readers show its own title.
    title: plainText(readCompany().value?.name ?? 'RSS'),
    output: `/${language}/rss.xml`,
    match: `^${pathTo(language, 'blog')}`,
    query: `{
      allPost(
        filter: { language: { eq: "${language}" }, listed: { eq: true } }
        sort: [{ date: DESC }, { slug: ASC }]
        limit: ${FEED_LENGTH}
      ) {
        nodes {
          slug title excerpt date
          body {
            nodes
            files {
              name
              picture { childImageSharp {
                gatsbyImageData(width: 680, breakpoints: [680], formats: [AUTO])
              } }
            }
          }
        }
      }
      locale(ns: { eq: "blog" }, language: { eq: "${language}" }) { meta { title description } }
    }`,
    setup: ({ query }: FeedData) => ({
      title: query.locale.meta.title,
      description: query.locale.meta.description,
      language,
      custom_namespaces: { media: 'http://search.yahoo.com/mrss/' },
      site_url: absoluteUrl(query.site.siteMetadata.siteUrl, pathTo(language, 'blog')),
      feed_url: absoluteUrl(query.site.siteMetadata.siteUrl, `/${language}/rss.xml`),
    }),
    serialize: ({ query }: FeedData) =>
      query.allPost.nodes.map(({ slug, title, excerpt, date, body }) => {
        const { siteUrl } = query.site.siteMetadata;
        const url = absoluteUrl(siteUrl, pathToArticle(language, slug));
        const custom_elements = picturesOf(body, siteUrl);
        const texts = { title: plainText(title), description: plainText(excerpt) };
        return { ...texts, date, url, guid: url, custom_elements };
      }),
  }));

/** As Media RSS, which readers of feeds show beside the excerpt. */
const picturesOf = ({ nodes, files }: Queries.Prose, siteUrl: string) =>
  proseElements(asProse(nodes), 'img').map(({ props = {} }) => {
    const { picture } = files.find(({ name }) => name === props.src) ?? {};
    const src = picture?.childImageSharp?.gatsbyImageData.images.fallback?.src ?? '';
    const content = { _attr: { url: absoluteUrl(siteUrl, src), medium: 'image' } };
    return { 'media:content': [content, { 'media:description': props.alt }] };
  });

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
