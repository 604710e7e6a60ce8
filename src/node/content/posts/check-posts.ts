import { dirname } from 'node:path';
import { languages, type Language } from '../../../site/languages';
import type { Facts } from '../company/company-facts';
import { COMPANY_FILE } from '../company/read-company';
import { textName } from '../files/mdx-files';
import { lineOfField } from '../front-matter';
import { PEOPLE } from '../people/read-people';
import { groupBy } from '../group-by';
import type { Problem } from '../problems';
import { unknownFacts } from '../words/prepare-words';
import { coverFields, type PostFrontMatter } from './post-schema';
import type { PostFile } from './read-post';
import { unwrittenLines } from './unwritten';

/** Fields that must be equal in every language of an article. */
const SHARED = [
  'id',
  'slug',
  'aliases',
  'category',
  'author',
  ...coverFields,
  'date',
  'modified',
  'listed',
  'draft',
] as const satisfies readonly (keyof PostFrontMatter)[];

const TEXTS = ['title', 'excerpt', 'coverAlt', 'customTitle', 'customDescription'] as const;

interface Surroundings {
  authors: readonly string[];
  facts: Record<Language, Facts>;
  /** Files of articles that exist but could not be read. */
  unread?: readonly string[];
}

export function checkPosts(
  posts: readonly PostFile[],
  { authors, facts, unread = [] }: Surroundings,
): Problem[] {
  const articles = groupBy(posts, folderOf);
  const byName = postsByName(posts);
  return posts.flatMap((post) => {
    const folder = folderOf(post);
    const twins = articles.get(folder)?.filter((other) => other !== post) ?? [];
    const there = [post, ...twins].map(({ file }) => file).concat(unread);
    const complain: Complain = (key, message) => {
      const line = lineOfField(post.source, key.split(',')[0] ?? key);
      return { file: post.file, line, key, message };
    };
    const problems = [
      ...unwrittenLines(post),
      ...checkLanguages(post, twins, there),
      ...checkTwins(post, twins, complain),
      ...checkNames(post, byName, complain),
      ...TEXTS.flatMap((key) =>
        unknownFacts(post[key] ?? '', facts[post.language]).map((name) =>
          complain(key, `{{company.${name}}} is not a fact of ${COMPANY_FILE}`),
        ),
      ),
    ];
    if (folder !== post.slug)
      problems.push(
        complain('slug', `"${post.slug}" differs from its folder; expected "${folder}"`),
      );
    if (!authors.includes(post.author)) {
      const message = `"${post.author}" is nobody in ${PEOPLE}; expected one of: ${authors.join(', ')}`;
      problems.push(complain('author', message));
    }
    return problems;
  });
}

type Complain = (key: string, message: string) => Problem;

/** Reported once for the article. */
function checkLanguages(
  { file }: PostFile,
  twins: readonly PostFile[],
  there: readonly string[],
): Problem[] {
  if (twins.some((twin) => twin.file < file)) return [];
  return languages
    .filter((language) => !there.includes(`${dirname(file)}/${textName(language)}`))
    .map((language) => ({
      file,
      key: 'file',
      message: `has no ${textName(language)} beside it; expected the article in every language`,
    }));
}

function checkTwins(post: PostFile, twins: readonly PostFile[], complain: Complain): Problem[] {
  return twins.flatMap((twin) =>
    SHARED.filter((key) => JSON.stringify(post[key]) !== JSON.stringify(twin[key])).map((key) =>
      complain(key, `differs from ${twin.file}; expected the same in every language`),
    ),
  );
}

function checkNames(
  post: PostFile,
  byName: ReturnType<typeof postsByName>,
  complain: Complain,
): Problem[] {
  const names = namesOf(post);
  const complainOf = (name: string, what: string) =>
    complain('id, slug, aliases', `"${name}" ${what}; expected another`);
  return [
    ...names
      .filter((name, index) => names.indexOf(name) < index)
      .map((name) => complainOf(name, 'stands here twice')),
    ...names.flatMap((name) =>
      byName(post.language, name)
        .filter((other) => folderOf(other) !== folderOf(post))
        .map((other) => complainOf(name, `is taken by ${other.file}`)),
    ),
  ];
}

function postsByName(posts: readonly PostFile[]) {
  const keyOf = (language: Language, name: string) => `${language} ${name}`;
  const named = posts.flatMap((post) =>
    [...new Set(namesOf(post))].map((name) => ({ post, key: keyOf(post.language, name) })),
  );
  const byKey = groupBy(named, ({ key }) => key);
  return (language: Language, name: string) =>
    byKey.get(keyOf(language, name))?.map(({ post }) => post) ?? [];
}

export function namesOf({ id, slug, aliases }: PostFile): string[] {
  return [String(id), slug, ...aliases];
}

function folderOf({ file }: PostFile): string {
  return file.split('/').at(-2) ?? '';
}
