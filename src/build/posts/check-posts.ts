import { languages, type Language } from '../../site/languages';
import type { Facts } from '../company/company-facts';
import type { Problem } from '../problems';
import { unknownFacts } from '../words/prepare-words';
import type { PostFrontMatter } from './post-schema';
import type { PostFile } from './read-post';

/** What both languages of an article say alike. */
const SHARED = [
  'id',
  'slug',
  'aliases',
  'category',
  'author',
  'cover',
  'date',
  'modified',
  'listed',
] as const satisfies readonly (keyof PostFrontMatter)[];

const TEXTS = ['title', 'excerpt', 'coverAlt', 'customTitle', 'customDescription'] as const;

interface Surroundings {
  /** Slugs of everybody who may write. */
  authors: readonly string[];
  facts: Record<Language, Facts>;
}

/** Every problem that shows only when all articles are seen together, or beside people and facts. */
export function checkPosts(
  posts: readonly PostFile[],
  { authors, facts }: Surroundings,
): Problem[] {
  return posts.flatMap((post) => {
    const others = posts.filter((other) => folderOf(other) !== folderOf(post));
    const twins = posts.filter((other) => other !== post && folderOf(other) === folderOf(post));
    const complain = (key: string, message: string): Problem => ({ file: post.file, key, message });
    return [
      ...checkFolder(post, complain),
      ...checkTwins(post, twins, complain),
      ...checkNames(post, others, complain),
      ...(authors.includes(post.author)
        ? []
        : [
            complain(
              'author',
              `"${post.author}" is nobody in content/people; expected one of: ${authors.join(', ')}`,
            ),
          ]),
      ...TEXTS.flatMap((key) =>
        unknownFacts(post[key] ?? '', facts[post.language]).map((name) =>
          complain(key, `{{company.${name}}} is not a fact of content/company.yml`),
        ),
      ),
    ];
  });
}

type Complain = (key: string, message: string) => Problem;

function checkFolder(post: PostFile, complain: Complain): Problem[] {
  if (folderOf(post) === post.slug) return [];
  return [complain('slug', `"${post.slug}" differs from its folder; expected "${folderOf(post)}"`)];
}

function checkTwins(post: PostFile, twins: readonly PostFile[], complain: Complain): Problem[] {
  const missing = languages.filter(
    (language) => ![post, ...twins].some((one) => one.language === language),
  );
  const differing = twins.flatMap((twin) =>
    SHARED.filter((key) => JSON.stringify(post[key]) !== JSON.stringify(twin[key])).map((key) =>
      complain(key, `differs from ${twin.file}; expected the same in both languages`),
    ),
  );
  return [
    ...missing.map((language) =>
      complain('file', `has no ${language}.mdx beside it; expected the article in every language`),
    ),
    ...differing,
  ];
}

/** Slugs, aliases and numbers are addresses: each leads to one article. */
function checkNames(post: PostFile, others: readonly PostFile[], complain: Complain): Problem[] {
  const taken = others.filter(({ language }) => language === post.language);
  const namesOf = ({ id, slug, aliases }: PostFile) => [String(id), slug, ...aliases];
  return taken.flatMap((other) =>
    namesOf(post)
      .filter((name) => namesOf(other).includes(name))
      .map((name) =>
        complain('id, slug, aliases', `"${name}" is taken by ${other.file}; expected another`),
      ),
  );
}

function folderOf({ file }: PostFile): string {
  return file.split('/').at(-2) ?? '';
}
