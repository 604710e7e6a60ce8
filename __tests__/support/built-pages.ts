import { existsSync, readFileSync } from 'node:fs';
import { load, type CheerioAPI } from 'cheerio';
import { readPosts } from '../../src/build/posts/read-posts';
import { siteUrl } from '../../src/build/site-url';
import { languages, type Language } from '../../src/site/languages';
import { pathTo, pathToArticle } from '../../src/site/paths';
import { pageRoutes } from '../../src/site/routes';

const PUBLIC = 'public';

/** Where the built site says that it stands. */
export const site = siteUrl(process.env.SITE_URL);

export interface BuiltPage {
  path: string;
  language: Language;
  $: CheerioAPI;
}

/** The articles that the site shows, in both languages. */
export const posts = readPosts().posts.filter(({ draft }) => !draft);

/** The address of every page in a language: the routes and the articles. */
export function pathsIn(language: Language): string[] {
  return [
    ...pageRoutes.map(({ id }) => pathTo(language, id)),
    ...posts
      .filter((post) => post.language === language)
      .map(({ slug }) => pathToArticle(language, slug)),
  ];
}

/** Whether the build has a file for this path. */
export function isBuilt(path: string): boolean {
  return existsSync(fileOf(path));
}

/** A picture of the build. */
export function readPicture(path: string): Buffer {
  return readFileSync(fileOf(path));
}

/** The HTML of a path, to be asked like a document. */
export function read(path: string): CheerioAPI {
  return load(readFileSync(fileOf(path), 'utf8'));
}

/** Every page that a visitor reads. */
export const pages: readonly BuiltPage[] = languages.flatMap((language) =>
  pathsIn(language).map((path) => ({ path, language, $: read(path) })),
);

/** A file of the build as text. */
export function readPublic(name: string): string {
  return readFileSync(`${PUBLIC}/${name}`, 'utf8');
}

function fileOf(path: string): string {
  return PUBLIC + (path.endsWith('/') ? `${path}index.html` : path);
}
