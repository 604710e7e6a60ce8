import type { CheerioAPI } from 'cheerio';
import { readPeople } from '../../src/node/content/people';
import { eachLanguage, languages, type Language } from '../../src/site/languages';
import { plainText, telUrl } from '../../src/site/text';
import { pageRoutes } from '../../src/site/routes';
import { pathsIn, posts, read, site, wordsOf } from '../support/built-pages';
import { eachText } from '../../src/node/content/words/words';
import { company, wordsIn } from '../support/words';

/** A built page, and its path below its language. */
export interface BuiltPage {
  readonly $: CheerioAPI;
  readonly language: Language;
  readonly path: string;
  /** Its texts by namespace. */
  readonly words: () => Readonly<Record<string, object>>;
}

const words = eachLanguage(wordsIn);
const people = readPeople().values;

/** The Latvian texts with the key of each English one. */
const translations = new Map<string, string[]>();
for (const [namespace, own] of Object.entries(words.en)) {
  const latvian = new Map(eachText(words.lv[namespace] ?? {}));
  for (const [key, text] of eachText(own)) addTranslation(text, latvian.get(key));
}
for (const { title } of company.apartments ?? []) addTranslation(title.en, title.lv);

function addTranslation(english: string, latvian = ''): void {
  const text = plainText(english);
  translations.set(text, [...(translations.get(text) ?? []), plainText(latvian)]);
}

/** The newest first. */
const articles = eachLanguage((language) =>
  posts
    .filter((post) => post.language === language && post.listed)
    .sort((a, b) => b.date.localeCompare(a.date)),
);
const slugs = Object.fromEntries(posts.map(({ id, slug }) => [`${id}`, slug]));

/** The texts of a page, or what an article says of itself. */
function factsOf({ language, path }: BuiltPage): object | undefined {
  const post = articles[language].find((article) => article.path === `/${language}/${path}`);
  const route = pageRoutes.find((route) => `${route.path}/` === path);
  if (!post) return words[language][route?.id ?? 'home'];
  return {
    ...post,
    meta: { ...post, description: post.excerpt },
    author: people.find(({ slug }) => slug === post.author)?.name,
    category: valueAt(words[language].common, `categories.${post.category}`),
    modified: post.modified ?? post.date,
  };
}

/** Fills in `{page}`, `{posts.1}`, a fact as `{contact.email}`, a text as `{meta.title}`, and `{English|Latvian}`. */
export function fill(text: string, page: BuiltPage): string {
  if (!text.includes('{')) return text;
  const { language, path } = page;
  const root = `${site}/${language}/`;
  const values = {
    ...factsOf(page),
    ...company,
    lang: language,
    page: path,
    site,
    posts: slugs,
    latest: articles[language].map(({ slug }) => slug),
    share: encodeURIComponent(root + path),
    // The home page, the folders of the path, and the page.
    trail: [...path.matchAll(/^|\//g)].map(
      ({ index, 0: end }) => root + path.slice(0, index) + end,
    ),
    tel: telUrl(company.contact.phone),
    mapHost: new URL(company.address.mapEmbedUrl ?? site).origin,
  };
  return text.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const [english, latvian = ''] = name.split('|');
    if (latvian) return (language === 'en' ? english : latvian) ?? '';
    return plainText(String(valueAt(values, name)));
  });
}

/** What a page may say for `English | Latvian`; for an English text alone its own language's text of the same key. */
export function phrasesOf(phrase: string, page: BuiltPage): string[] {
  const [english = '', latvian] = phrase.split(' | ');
  const own = page.language === 'en' ? english : (latvian ?? translations.get(english) ?? []);
  const phrases = own.length > 0 ? [own].flat() : [english];
  return phrases.map((text) => fill(text, page));
}

/** The address of a link: that of a page, or one of its own. */
export const addressOf = (target: string, page: BuiltPage): string =>
  /^[/#?{]|:/.test(target) ? fill(target, page) : addressIn(page.language, target);

/** What a link to an address is called: a page as in its breadcrumb, or the number or address that it opens. */
export function nameOf(address: string): string {
  if (address.startsWith('tel:')) return company.contact.phone;
  if (address.startsWith('mailto:')) return address.replace('mailto:', '');
  return plainText(read(address)('main nav span[aria-current=page]').text());
}

const openPage = (address: string, language: Language): BuiltPage => ({
  $: read(address),
  language,
  path: address.replace(`/${language}/`, ''),
  words: () => wordsOf(address),
});

const groups: Readonly<Record<string, (language: Language) => string[]>> = {
  every: pathsIn,
  'every but home': (language) => pathsIn(language).slice(1),
  'every article': (language) => articles[language].map(({ path }) => path),
};

/** The built pages of a name: a path below the language, a whole path, or a group. */
export function openPages(names: readonly string[]): BuiltPage[] {
  return languages.flatMap((language) =>
    names
      .filter((name) => !name.startsWith('/') || language === 'en')
      .flatMap((name) => groups[name]?.(language) ?? addressIn(language, name))
      .map((address) => openPage(address, language)),
  );
}

/** `post 3` is the article with that number. */
function addressIn(language: Language, name: string): string {
  if (name.startsWith('/')) return name;
  const path = name.startsWith('post ') ? `blog/${slugs[name.slice(5)] ?? ''}` : name;
  return `/${language}/${path === 'home' ? '' : `${path}/`}`;
}

/** A value in an object; a list has the values of all its items. */
export const valueAt = (from: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((object, key) => {
    const isList = Array.isArray(object) && !/^\d+$/.test(key);
    if (isList) return object.map((item) => valueAt(item, key));
    return (Object(object) as Record<string, unknown>)[key];
  }, from);
