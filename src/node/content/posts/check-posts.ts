import { basename, dirname } from 'node:path';
import { languages, type Language } from '../../../site/languages';
import type { Facts } from '../company/company-facts';
import { textName } from '../files/mdx-files';
import { PEOPLE } from '../people/read-people';
import type { Problem } from '../problems';
import { wrongFacts } from '../words/prepare-words';
import { postTexts, sharedFields, TO_WRITE } from './post-schema';
import type { Post } from './read-post';

/** More than fit three lines of a card on the narrowest phone. */
const EXCERPT_LETTERS = 95;

interface Surroundings {
  authors: readonly string[];
  facts: Record<Language, Facts>;
  /** Files of articles that exist but could not be read. */
  unread?: readonly string[];
}

export const checkPosts = (
  posts: readonly Post[],
  { authors, facts, unread = [] }: Surroundings,
): Problem[] =>
  posts.flatMap((post) => {
    const { file, slug, author, language } = post;
    const folder = basename(dirname(file));
    const translations = posts.filter((other) => other !== post && inOneFolder(other, post));
    const problem = (key: string, message: string): Problem => ({ file, key, message });
    const unknownAuthor = `"${author}" is nobody in ${PEOPLE}; expected one of: ${authors.join(', ')}`;
    return [
      ...unwrittenLines(post),
      ...missingLanguages(post, translations, unread),
      ...translations.flatMap((other) =>
        sharedFields
          .filter((key) => JSON.stringify(post[key]) !== JSON.stringify(other[key]))
          .map((key) =>
            problem(key, `differs from ${other.file}; expected the same in every language`),
          ),
      ),
      ...longExcerpt(post).map((message) => problem('excerpt', message)),
      ...ambiguousNames(post, posts),
      ...postTexts.flatMap((key) =>
        wrongFacts(post[key] ?? '', facts[language]).map((message) => problem(key, message)),
      ),
      ...(folder === slug
        ? []
        : [problem('slug', `"${slug}" differs from its folder, "${folder}"; expected both alike`)]),
      ...(authors.includes(author) ? [] : [problem('author', unknownAuthor)]),
    ];
  });

function unwrittenLines({ file, source, draft }: Post): Problem[] {
  if (draft) return [];
  const message = 'is still to be written; write it or take it out, or keep draft: true';
  return source
    .split('\n')
    .flatMap((line, index) =>
      line.includes(TO_WRITE) ? [{ file, line: index + 1, key: TO_WRITE, message }] : [],
    );
}

function longExcerpt({ excerpt, draft }: Post): string[] {
  const excess = excerpt.length - EXCERPT_LETTERS;
  if (draft || excess <= 0) return [];
  return [
    `has ${excerpt.length} characters, and a card shows ${EXCERPT_LETTERS}; expected ${excess} less`,
  ];
}

/** Reported once for the article. */
function missingLanguages(
  { file }: Post,
  translations: readonly Post[],
  unread: readonly string[],
): Problem[] {
  if (translations.some((other) => other.file < file)) return [];
  const existing = [file, ...translations.map((other) => other.file), ...unread];
  return languages
    .filter((language) => !existing.includes(`${dirname(file)}/${textName(language)}`))
    .map((language) => ({
      ...{ file, key: 'file' },
      message: `has no ${textName(language)} beside it; expected the article in every language`,
    }));
}

/** Slugs, aliases and numbers are addresses: each leads to one article. Reported with the later. */
function ambiguousNames(post: Post, posts: readonly Post[]): Problem[] {
  const names = namesOf(post);
  const others = posts.filter(
    (other) => other.language === post.language && !inOneFolder(other, post),
  );
  return names.flatMap((name, index) => {
    const key = ['id', 'slug'][index] ?? 'aliases';
    const problem = (message: string) => ({
      file: post.file,
      key,
      message: `"${name}" ${message}`,
    });
    return [
      ...(names.indexOf(name) < index ? [problem('stands here twice; expected another')] : []),
      ...others
        .filter((other) => other.file < post.file && namesOf(other).includes(name))
        .map((other) => problem(`is taken by ${other.file}; expected another`)),
    ];
  });
}

export const namesOf = ({ id, slug, aliases }: Post) => [String(id), slug, ...aliases];

const inOneFolder = (one: Post, other: Post) => dirname(one.file) === dirname(other.file);
