import type { Language } from '../../site/languages';
import { TITLE_MAX_LENGTH } from '../../site/page-title';
import { plainText } from '../../site/plain-text';
import { TODO_MARK, type Post } from '../content/posts/read-post';
import type { Problem } from '../content/problems';
import { fillFacts, type Facts } from '../content/words/prepare-words';
import { metaText, type WordFile } from '../content/words/words';

/** The lengths that search results show; two lines of a description. */
const LIMITS = { title: TITLE_MAX_LENGTH, description: 160 };

interface Head extends Pick<Problem, 'file' | 'key'> {
  kind: keyof typeof LIMITS;
  language: Language;
  text: string;
  /** Drafts may still share texts. */
  draft?: boolean;
}

/** Titles and descriptions of pages and articles, with their facts filled in. */
export function checkHeads(
  { posts, words }: { posts: readonly Post[]; words: readonly WordFile[] },
  facts: Record<Language, Facts>,
): Problem[] {
  const heads = [...posts.flatMap(headsOfPost), ...words.flatMap(headsOfPage)].map((head) => ({
    ...head,
    text: plainText(fillFacts(head.text.replaceAll(TODO_MARK, '').trim(), facts[head.language])),
  }));
  return heads.flatMap((head) => {
    const { file, key, kind, language, text, draft } = head;
    const excess = text.length - LIMITS[kind];
    const others = heads.filter((other) => other.text === text && other.kind === kind);
    const earlier = others.filter((other) => other.language === language && other.file < file);
    const shared = !draft && earlier.find((other) => !other.draft);
    const shorter = key === 'title' ? ', or a shorter customTitle' : '';
    const long = `is too long for search results: ${text.length} characters, and ${LIMITS[kind]} are shown; expected ${excess} less${shorter}`;
    return [
      ...(shared ? [`is that of ${shared.file} too; expected one of its own`] : []),
      ...(excess > 0 ? [long] : []),
    ].map((message) => ({ file, key, message }));
  });
}

function headsOfPost({ file, language, draft, ...post }: Post): Head[] {
  const title = post.customTitle ? 'customTitle' : 'title';
  const description = post.customDescription ? 'customDescription' : 'excerpt';
  return [
    { file, language, draft, kind: 'title', key: title, text: post[title] ?? '' },
    { file, language, draft, kind: 'description', key: description, text: post[description] ?? '' },
  ];
}

const headsOfPage = ({ file, language, words }: WordFile): Head[] =>
  (['title', 'description'] as const).flatMap((kind) => {
    const text = metaText(words, kind);
    return text === undefined ? [] : [{ file, language, kind, key: `meta.${kind}`, text }];
  });
