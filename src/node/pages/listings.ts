import { readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CreateDevServerArgs } from 'gatsby';
import { languages, defaultLanguage, type Language } from '../../site/languages';
import type { AnyPageContext, PageContext, ListContext } from '../../site/page-context';
import { absoluteUrl, pathTo, pathToArticle, pathToList, pathToPosts } from '../../site/routes';
import { plainText } from '../../site/text';
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

/** Writes the pictures as Media RSS, which readers of feeds show beside the excerpt. */
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

interface PageData {
  result: { pageContext: ListContext; data: { listed: { nodes: object[] } } };
}

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

type ReadServed = (path: string) => Promise<string>;

export async function writePostFiles(): Promise<void> {
  for (const language of languages) {
    const posts = await listedPosts(language, (path) => readFile(`public${path}`, 'utf8'));
    await writeFile(`public${pathToPosts(language)}`, JSON.stringify(posts));
  }
}

/** In development, Gatsby creates a page's data only on request. */
export function servePostFiles({ app }: CreateDevServerArgs): void {
  const server = app as { get: (path: string, answer: Answer) => void };
  for (const language of languages)
    server.get(pathToPosts(language), async ({ headers }, response) => {
      const read: ReadServed = async (path) =>
        (await fetch(`http://${headers.host ?? ''}${path}`)).text();
      response.end(JSON.stringify(await listedPosts(language, read)));
    });
}

async function listedPosts(language: Language, read: ReadServed, page = 1): Promise<object[]> {
  const served = await read(`/page-data${pathToList(language, page)}page-data.json`);
  const { pageContext, data } = (JSON.parse(served) as PageData).result;
  const isLast = page === pageContext.list.pages;
  return [...data.listed.nodes, ...(isLast ? [] : await listedPosts(language, read, page + 1))];
}
