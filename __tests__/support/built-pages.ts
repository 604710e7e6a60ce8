import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { sep } from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { absentPages } from '../../src/node/content/company/read-company';
import { readPosts } from '../../src/node/content/texts';
import { company } from './words';
import { siteSettings, siteUrl } from '../../src/node/settings/settings';
import { languages, type Language } from '../../src/site/languages';
import { paginate } from '../../src/site/blog';
import { pathTo, pathToArticle, pathToList, pageRoutes } from '../../src/site/routes';

/** The folder of the build under test: `public`, or the value of BUILT_DIR. */
export const BUILT = process.env.BUILT_DIR || 'public';

export const site = siteUrl(process.env);

export const settings = siteSettings(process.env);

type StructuredData = Record<string, unknown> & { '@type': string };

/** All articles of the content in both languages, also hidden ones. */
export const allPosts = readPosts().values;

/** The articles that the site shows, in both languages. */
export const posts = allPosts.filter(
  ({ draft, date }) => settings.drafts || (!draft && date <= settings.today),
);

/** The addresses of the list of articles in a language. */
export function listPathsIn(language: Language): string[] {
  const listed = posts.filter((post) => post.language === language && post.listed);
  return paginate(listed.length).map(({ page }) => pathToList(language, page));
}

/** Leaves out the pages for which the company lacks what they are about. */
const builtRoutes = pageRoutes.filter(({ id }) => !absentPages(company).includes(id));

/** The address of every page in a language: the routes, the articles, more pages of their list. */
export function pathsIn(language: Language): string[] {
  return [
    ...builtRoutes.map(({ id }) => pathTo(language, id)),
    ...posts
      .filter((post) => post.language === language)
      .map(({ slug }) => pathToArticle(language, slug)),
    ...listPathsIn(language).slice(1),
  ];
}

/** One page of each kind in a language: the routes, and one article. */
export function kindsIn(language: Language): string[] {
  return pathsIn(language).slice(0, builtRoutes.length + 1);
}

export const isBuilt = (path: string): boolean => existsSync(fileOf(path));

export const readPicture = (path: string): Buffer => readFileSync(fileOf(path));

const documentsRead = new Map<string, CheerioAPI>();

/** The HTML of a path, to query like a document; every test of a file gets the same. */
export function read(path: string): CheerioAPI {
  const file = fileOf(path);
  const $ = documentsRead.get(file) ?? load(readFileSync(file, 'utf8'));
  documentsRead.set(file, $);
  return $;
}

/** The addresses of all links that a selector finds. */
export const hrefsOf = ($: CheerioAPI, selector: string) =>
  [...$(selector)].map((link) => $(link).attr('href'));

export const textsOf = ($: CheerioAPI, selector: string) =>
  [...$(selector)].map((element) => $(element).text());

/** The structured data of a document. */
export function structuredData($: CheerioAPI): StructuredData[] {
  return $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()) as StructuredData);
}

/** Every page that a visitor reads. */
export const pages = languages.flatMap((language) =>
  pathsIn(language).map((path) => ({
    path,
    language,
    // Most files read few of them.
    get $() {
      return read(path);
    },
  })),
);

export const readPublic = (name: string): string => readFileSync(`${BUILT}/${name}`, 'utf8');

export function textFiles(): string[] {
  return readdirSync(BUILT, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(sep).join('/'))
    .filter(
      (name) =>
        (/\.(html|json|txt|xml)$/.test(name) || !name.includes('.')) &&
        statSync(`${BUILT}/${name}`).isFile(),
    );
}

export const scripts = (): string[] => readdirSync(BUILT).filter((name) => name.endsWith('.js'));

/** The names of all documents, without Gatsby's own fragments under `_gatsby`. */
export function documents(): string[] {
  return textFiles().filter((name) => name.endsWith('.html') && !name.startsWith('_gatsby/'));
}

/** The built file at an address. */
export function fileOf(path: string): string {
  return BUILT + (path.endsWith('/') ? `${path}index.html` : path);
}

/** The texts of a built page by namespace, also those that a visitor sees later. */
export function wordsOf(path: string): Record<string, object> {
  const name = `page-data${path}page-data.json`;
  const { result } = JSON.parse(readPublic(name)) as {
    result: { data: { locales: { edges: { node: { ns: string; data: object } }[] } } };
  };
  return Object.fromEntries(result.data.locales.edges.map(({ node }) => [node.ns, node.data]));
}
