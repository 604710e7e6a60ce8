import { basename, dirname } from 'node:path';
import { array, boolean, type InferType, type Schema } from 'yup';
import { categories } from '../../site/blog';
import { languages, type Language } from '../../site/languages';
import { legalNavigation, pathToArticle, pathTo, pageRoutes } from '../../site/routes';
import { dayInRiga } from '../../site/riga-time';
import { CONTENT, textsBelow, parseFiles, textName, textNames } from './files';
import {
  date,
  filledText,
  LINK_PREVIEW,
  strictObject,
  optionalText,
  picture,
  alias,
  SLUG,
  requiredText,
  wholeBetween,
  notInFuture,
} from './fields';
import { parseYaml, partsOf } from './parse-yaml';
import { personReference } from './people';
import { COPIED, isCopied } from './text-checks';
import { factProblems, fillFacts, type Facts } from './words/prepare-words';
import { brokenRulesOf, differences, ContentProblems } from './problems';
import type { CrossRule, Problem } from './problems';

function parseFrontMatter<Shape extends Schema>(
  source: string,
  schema: Shape,
  file: string,
  rules?: (fields: InferType<Shape>) => readonly CrossRule[],
): InferType<Shape> & { language: Language } {
  const language = languages.find((candidate) => basename(file) === textName(candidate));
  const { head: yaml } = partsOf(source);
  const problem = (key: string, message: string) =>
    new ContentProblems([{ file, line: 1, key, message }]);
  if (!language) throw problem('file', `is no language; expected ${textNames.join(' or ')}`);
  if (yaml === undefined) {
    const message = 'is missing; expected lines between --- and --- at the top of the file';
    throw problem('front matter', message);
  }
  return { ...parseYaml(yaml, schema, file, rules), language };
}

export const BLOG = `${CONTENT}/blog`;

export const postSchema = strictObject({
  // Only of articles that had one before the name of the folder was enough.
  id: wholeBetween(1, 999_999).optional().label('Numurs').meta({ kind: 'hidden' }),
  aliases: array(alias()),
  title: filledText().label('Virsraksts').meta({ hint: 'Meklētāji parāda ap 60 rakstzīmēm.' }),
  excerpt: filledText().label('Ievads sarakstam').meta({
    hint: 'Viens vai divi teikumi, arī meklētājiem; līdz 95 rakstzīmēm.',
    kind: 'paragraph',
  }),
  category: requiredText()
    .oneOf(categories, `must be one of: ${categories.join(', ')}`)
    .label('Kategorija'),
  author: personReference(requiredText())
    .label('Autors')
    .meta({ hint: 'Cilvēks no saraksta „Cilvēki”.' }),
  keywords: requiredText().label('Atslēgvārdi').meta({ hint: 'Atdalīti ar komatiem.' }),
  cover: picture(requiredText())
    .label('Vāka attēls')
    .meta({ hint: 'Vismaz 1200 × 630 pikseļu, vislabāk 1600 × 1000.', least: LINK_PREVIEW }),
  coverWide: picture(optionalText())
    .label('Vāka attēls datoram')
    .meta({
      hint: 'Trīs reizes platāks nekā augsts, vismaz 2030 × 700 pikseļu.',
      least: { width: 2030, height: 700 },
    }),
  coverAlt: filledText()
    .label('Kas redzams vāka attēlā')
    .meta({ hint: 'To dzird tie, kas attēlu neredz.' }),
  date: date()
    .required('is required: a date')
    .label('Publicēšanas diena')
    .meta({ hint: 'Ja tā ir nākotnē, raksts parādās tajā dienā.' }),
  modified: date().label('Pēdējo lielāko labojumu diena'),
  listed: boolean()
    .required('is required: true or false')
    .label('Rādīt sarakstā')
    .meta({ hint: 'Kad izslēgts, rakstu atrod tikai pēc tā adreses.' }),
  draft: boolean()
    .required('is required: true or false')
    .label('Melnraksts')
    .meta({ hint: 'Kamēr ieslēgts, publiskajā vietnē raksta nav.' }),
  customTitle: optionalText().label('Cits virsraksts meklētājiem'),
  customDescription: optionalText().label('Cits apraksts meklētājiem').meta({ kind: 'paragraph' }),
});

/** Marks in a new article what its author still has to write. */
export const TODO_MARK = '✎';

export const postTexts = [
  'title',
  'excerpt',
  'coverAlt',
  'customTitle',
  'customDescription',
] as const;

export type PostFrontMatter = InferType<typeof postSchema>;

/** The fields that are the same in every language. */
export const sharedFields = (Object.keys(postSchema.fields) as (keyof PostFrontMatter)[]).filter(
  (key) => key !== 'keywords' && !(postTexts as readonly string[]).includes(key),
);

export type Post = ReturnType<typeof parsePost>;

export const readPosts = () => parseFiles(textsBelow(BLOG), parsePost);

/**
 * With its slug, the path at which the site shows it, and its number, since the `id` of a node is
 * Gatsby's. Whether the covers exist is not checked here.
 */
export function parsePost(source: string, file: string) {
  const slug = basename(dirname(file));
  const { aliases = [], ...fields } = parseFrontMatter(source, postSchema, file, (post) =>
    postRules(post, slug),
  );
  const path = pathToArticle(fields.language, slug);
  const names = aliases.map((alias) => basename(alias));
  return { ...fields, number: fields.id, slug, aliases: names, file, path, source };
}

/** More than fit three lines of a card on the narrowest phone. */
export const EXCERPT_MAX_LENGTH = 95;

const YEAR = 366 * 24 * 3600 * 1000;

function postRules(post: Partial<PostFrontMatter>, folder: string): CrossRule[] {
  const { date = '', modified, draft } = post;
  const latest = [dayInRiga(new Date()), date].sort().at(-1) ?? date;
  const later = `lies in the future; expected '${latest}' or a day before`;
  const yearAhead = dayInRiga(new Date(Date.now() + YEAR));
  const far = `lies more than a year ahead; expected '${yearAhead}' or a day before`;
  const before = `is before date, '${date}'; expected the same day or a later one`;
  const address = `"${folder}" is the address, and must be lower-case letters, digits and single hyphens; give the folder another name`;
  return [
    [!SLUG.test(folder), 'folder', address],
    [date > yearAhead, 'date', far],
    [!draft && (modified ?? '') > latest, 'modified', later],
    [/^\d{4}-/.test(date) && (modified || date) < date, 'modified', before],
  ];
}

/** The rules between articles, and between the languages of one. */
export const checkPosts = (posts: readonly Post[], facts: Record<Language, Facts>): Problem[] =>
  posts.flatMap((post) => {
    const { file, language } = post;
    const inTexts = postTexts.flatMap((key) =>
      factProblems(post[key] ?? '', facts[language]).map(({ message }) => ({ file, key, message })),
    );
    const { length } = fillFacts(post.excerpt, facts[language]);
    const long = `has ${length} characters, and a card shows ${EXCERPT_MAX_LENGTH}; expected ${length - EXCERPT_MAX_LENGTH} less`;
    const between = brokenRulesOf(file, [
      [!post.draft && length > EXCERPT_MAX_LENGTH, 'excerpt', long],
      ...differences(post, posts, sharedFields),
      ...copies(post, posts),
      ...ambiguousNames(post, posts),
    ]);
    return [...between, ...inTexts];
  });

/** Texts that stand in another language's file too. A draft begins with the same title in each. */
const copies = (post: Post, posts: readonly Post[]): CrossRule[] =>
  posts
    .filter(({ slug, file }) => !post.draft && slug === post.slug && file < post.file)
    .flatMap((other) =>
      postTexts.map((key): CrossRule => [isCopied(post[key], other[key]), key, COPIED]),
    );

/** Slugs, aliases and numbers are addresses: each leads to one article. An alias is to blame, or the later. */
function ambiguousNames(post: Post, posts: readonly Post[]): CrossRule[] {
  const names = namesOf(post);
  const others = posts.filter((other) => other !== post && other.language === post.language);
  return addressesOf(post).flatMap(([key, name], index): CrossRule[] => {
    const isTaken = (other: Post) =>
      other.slug === name || (other.file < post.file && namesOf(other).includes(name));
    const other = key === 'folder' ? undefined : others.find(isTaken);
    const another = key === 'id' ? 'no number' : 'another';
    return [
      [names.indexOf(name) < index, key, `"${name}" stands here twice; expected another`],
      [other !== undefined, key, `"${name}" is taken by ${other?.file}; expected ${another}`],
    ];
  });
}

type Addresses = Pick<Post, 'id' | 'slug' | 'aliases'>;

const addressesOf = (post: Addresses): (readonly [key: string, name: string])[] => [
  ['folder', post.slug],
  ...(post.id === undefined ? [] : [['id', String(post.id)] as const]),
  ...post.aliases.map((alias) => ['aliases', alias] as const),
];

/** All names at which an article is found. */
export const namesOf = (post: Addresses) => addressesOf(post).map(([, name]) => name);

export const LEGAL = `${CONTENT}/legal`;
/** What a new article begins with, in each language. */
export const TEMPLATES = `${CONTENT}/new-post`;

export const legalSchema = strictObject({
  updated: notInFuture(date().required('is required: a date')).label('Pēdējo izmaiņu diena'),
});

export type LegalPage = ReturnType<typeof parseLegalPage>;

/** The pages whose text is in `content/legal/<path>`; they share the template `legal`. */
export const legalRoutes = pageRoutes.filter(({ id }) => legalNavigation.some((it) => it === id));

export function readLegalPages() {
  const folders = legalRoutes.map(({ path }) => `${LEGAL}/${path}`);
  const files = folders.flatMap((folder) => textNames.map((name) => `${folder}/${name}`));
  return parseFiles([...new Set([...files, ...textsBelow(LEGAL)])], parseLegalPage);
}

export function parseLegalPage(source: string, file: string) {
  const route = legalRoutes.find(({ path }) => path === basename(dirname(file)))?.id;
  const message = 'stands in a folder of no page; take it out';
  if (!route) throw new ContentProblems([{ file, key: 'file', message }]);
  const fields = parseFrontMatter(source, legalSchema, file);
  return { ...fields, route, file, path: pathTo(fields.language, route), source };
}

const UNLISTED =
  'is not the day of the last version below the text; expected a line of it there: - **the day.** What has changed.';

export const checkLegalPages = (pages: readonly LegalPage[]): Problem[] =>
  pages.flatMap((page) => {
    const last = page.source
      .match(/^- \*\*.*?\*\*/gm)
      ?.at(-1)
      ?.match(/\d+/g);
    const parts = page.updated.split('-').map(Number);
    const isNew = last && [parts[0], parts[2]].some((part) => !last.includes(String(part)));
    return brokenRulesOf(page.file, [
      ...differences(page, pages, ['updated']),
      [isNew === true, 'updated', UNLISTED],
    ]);
  });
