import { languages, type Language } from '../../site/languages';
import { absoluteUrl, pathTo, pathToArticle } from '../../site/paths';
import { readCompany } from '../content/company/read-company';
import { siteFacts } from '../content/facts/facts';
import { parseFile } from '../content/files/read-text';
import { readRates } from '../content/rates/read-rates';
import { fillFacts } from '../content/words/prepare-words';
import { metaText, parseWords, wordFilePath } from '../content/words/words';
import { plainText } from '../../site/plain-text';

/** A monthly reader misses none as long as fewer than one article a day appears. */
export const FEED_LENGTH = 30;

interface FeedData {
  query: {
    site: { siteMetadata: { siteUrl: string } };
    allPost: { nodes: { slug: string; title: string; excerpt: string; date: string }[] };
    locale: { meta: { title: string; description: string } };
  };
}

export const feeds = () =>
  languages.map((language) => ({
    title: titleOf(language),
    output: `/${language}/rss.xml`,
    match: `^${pathTo(language, 'blog')}`,
    query: `{
      allPost(
        filter: { language: { eq: "${language}" } }
        sort: [{ date: DESC }, { number: DESC }]
        limit: ${FEED_LENGTH}
      ) {
        nodes { slug title excerpt date }
      }
      locale(ns: { eq: "blog" }, language: { eq: "${language}" }) { meta { title description } }
    }`,
    setup: ({ query }: FeedData) => ({
      title: query.locale.meta.title,
      description: query.locale.meta.description,
      language,
      site_url: absoluteUrl(query.site.siteMetadata.siteUrl, pathTo(language, 'blog')),
      feed_url: absoluteUrl(query.site.siteMetadata.siteUrl, `/${language}/rss.xml`),
    }),
    serialize: ({ query }: FeedData) =>
      query.allPost.nodes.map(({ slug, title, excerpt, date }) => {
        const url = absoluteUrl(query.site.siteMetadata.siteUrl, pathToArticle(language, slug));
        return { title: plainText(title), description: plainText(excerpt), date, url, guid: url };
      }),
  }));

function titleOf(language: Language): string {
  const { value: words } = parseFile(wordFilePath(language, 'blog'), parseWords);
  const facts = siteFacts(readCompany().value, readRates().value, language);
  return plainText(fillFacts(metaText(words, 'title') ?? 'RSS', facts));
}
