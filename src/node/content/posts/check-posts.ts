import { dirname } from 'node:path';
import type { Language } from '../../../site/languages';
import type { Facts } from '../company/company-facts';
import { brokenOf, type Problem, type Rule } from '../problems';
import { wrongFacts } from '../words/prepare-words';
import { postTexts, sharedFields, TO_WRITE, type Post } from './read-post';

/** What articles ask of each other, and of their texts. */
export const checkPosts = (posts: readonly Post[], facts: Record<Language, Facts>): Problem[] =>
  posts.flatMap((post) => {
    const found = [
      ...brokenOf([...differences(post, posts), ...ambiguousNames(post, posts)]),
      ...postTexts.flatMap((key) =>
        wrongFacts(post[key] ?? '', facts[post.language]).map((message) => ({ key, message })),
      ),
    ];
    return [...unwrittenLines(post), ...found.map((one) => ({ file: post.file, ...one }))];
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

const differences = (post: Post, posts: readonly Post[]): Rule[] =>
  posts
    .filter((other) => dirname(other.file) === dirname(post.file))
    .flatMap((other) => {
      const message = `differs from ${other.file}; expected the same in every language`;
      return sharedFields.map((key): Rule => {
        return [JSON.stringify(post[key]) !== JSON.stringify(other[key]), key, message];
      });
    });

/** Slugs, aliases and numbers are addresses: each leads to one article. Reported with the later. */
function ambiguousNames(post: Post, posts: readonly Post[]): Rule[] {
  const names = namesOf(post);
  const earlier = posts.filter(
    ({ language, file }) => language === post.language && dirname(file) < dirname(post.file),
  );
  return names.flatMap((name, index): Rule[] => {
    const key = ['id', 'slug'][index] ?? 'aliases';
    const taken = earlier.filter((other) => namesOf(other).includes(name));
    return [
      [names.indexOf(name) < index, key, `"${name}" stands here twice; expected another`],
      ...taken.map(({ file }): Rule => {
        return [true, key, `"${name}" is taken by ${file}; expected another`];
      }),
    ];
  });
}

export const namesOf = ({ id, slug, aliases }: Post) => [String(id), slug, ...aliases];
