import type { Language } from '../../site/languages';
import { TITLE_LETTERS } from '../../site/page-title';
import { plainText } from '../../site/plain-text';
import { pageRoutes } from '../../site/routes';
import type { Facts } from '../content/company/company-facts';
import { lineOfField } from '../content/front-matter';
import type { PostFile } from '../content/posts/read-post';
import type { Problem } from '../content/problems';
import { fillFacts } from '../content/words/prepare-words';
import type { WordFile } from '../content/words/word-files';
import { metaText } from '../content/words/words';
import { fitTitle } from '../share/fit-title';
import { cardProblem } from './check-card-names';

/** What search results show: of a description two lines. */
const LIMITS = { title: TITLE_LETTERS, description: 160 } as const;

const kinds = ['title', 'description'] as const;

export interface HeadText extends Omit<Problem, 'message'> {
  kind: (typeof kinds)[number];
  language: Language;
  draft: boolean;
  text: string;
}

export async function checkHeads(
  { posts, words }: { posts: readonly PostFile[]; words: readonly WordFile[] },
  facts: Record<Language, Facts>,
): Promise<Problem[]> {
  const heads = [...posts.flatMap(headOfPost), ...words.flatMap(headOfPage)].map((head) => ({
    ...head,
    text: plainText(fillFacts(head.text, facts[head.language])),
  }));
  const cards = await Promise.all(heads.map(checkCard));
  return [...sharedTexts(heads), ...cards.flat(), ...checkLengths(heads)];
}

/** Drafts may still share texts. */
function sharedTexts(heads: readonly HeadText[]): Problem[] {
  const published = heads.filter(({ draft }) => !draft);
  return published.flatMap(({ file, line, key, kind, language, text }) =>
    published
      .filter((other) => other.text === text && other.kind === kind)
      .filter((other) => other.language === language && other.file !== file)
      .map((other) => {
        const message = `is that of ${other.file} too; expected one of its own`;
        return { file, line, key, message };
      }),
  );
}

async function checkCard({ file, line, key, kind, text, language }: HeadText): Promise<Problem[]> {
  return kind === 'title' ? cardProblem({ file, line, key }, () => fitTitle(text, language)) : [];
}

export const checkLengths = (heads: readonly HeadText[]): Problem[] =>
  heads.flatMap(({ file, line, key, kind, text }) => {
    const excess = text.length - LIMITS[kind];
    if (excess <= 0) return [];
    const message = `is too long for search results: ${text.length} characters, and ${LIMITS[kind]} are shown; expected ${excess} less${alternative(key)}`;
    return [{ file, line, key, message }];
  });

function alternative(key: string): string {
  if (key === 'title') return ', or a shorter customTitle';
  return key === 'excerpt' ? ', or a shorter customDescription' : '';
}

function headOfPost({ file, source, language, draft, ...post }: PostFile): HeadText[] {
  const keys = {
    title: post.customTitle ? 'customTitle' : 'title',
    description: post.customDescription ? 'customDescription' : 'excerpt',
  } as const;
  return kinds.map((kind) => {
    const key = keys[kind];
    const line = lineOfField(source, key);
    return { file, line, key, kind, language, draft, text: post[key] ?? '' };
  });
}

function headOfPage({ file, language, namespace, words, lineOf }: WordFile): HeadText[] {
  if (!pageRoutes.some(({ id }) => id === namespace)) return [];
  return kinds.flatMap((kind) => {
    const text = metaText(words, kind);
    const key = `meta.${kind}`;
    if (text === undefined) return [];
    return { file, line: lineOf?.(key), key, kind, language, draft: false, text };
  });
}
