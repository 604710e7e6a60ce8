import type { Language } from '../../site/languages';
import { TITLE_LETTERS } from '../../site/page-title';
import { plainText } from '../../site/plain-text';
import { commonNamespace } from '../../site/routes';
import { fillFacts, type Facts } from '../content/words/prepare-words';
import { COMPANY_FILE } from '../content/company/read-company';
import { TO_WRITE, type Post } from '../content/posts/read-post';
import type { Problem } from '../content/problems';
import { eachText, metaText, type WordFile } from '../content/words/words';
import { lackingLetters } from '../share/card';

/** What search results show: of a description two lines. */
const LIMITS = { title: TITLE_LETTERS, description: 160 } as const;

const kinds = ['title', 'description'] as const;

interface CardText extends Pick<Problem, 'file' | 'key'> {
  text: string;
}

export interface HeadText extends CardText {
  kind: (typeof kinds)[number];
  language: Language;
  draft: boolean;
}

export async function checkHeads(
  { posts, words }: { posts: readonly Post[]; words: readonly WordFile[] },
  facts: Record<Language, Facts>,
  companyName: string,
): Promise<Problem[]> {
  const heads = [...posts.flatMap(headOfPost), ...words.flatMap(headOfPage)].map((head) => ({
    ...head,
    text: plainText(fillFacts(head.text, facts[head.language])),
  }));
  const letters = await checkLetters([
    ...heads.filter(({ kind }) => kind === 'title'),
    { text: companyName, file: COMPANY_FILE, key: 'name' },
    ...words.flatMap(categoryNames),
  ]);
  return [...sharedTexts(heads), ...letters, ...checkLengths(heads)];
}

/** Drafts may still share texts. */
function sharedTexts(heads: readonly HeadText[]): Problem[] {
  const published = heads.filter(({ draft }) => !draft);
  return published.flatMap(({ file, key, kind, language, text }) =>
    published
      .filter((other) => other.text === text && other.kind === kind)
      .filter((other) => other.language === language && other.file < file)
      .map((other) => {
        const message = `is that of ${other.file} too; expected one of its own`;
        return { file, key, message };
      }),
  );
}

/** In a picture for sharing they stand above the title. */
const categoryNames = ({ file, namespace, words }: WordFile): CardText[] =>
  eachText(words)
    .filter(([key]) => namespace === commonNamespace && key.startsWith('categories.'))
    .map(([key, text]) => ({ text, file, key }));

/** Pictures for sharing have letters of their own. */
async function checkLetters(cards: readonly CardText[]): Promise<Problem[]> {
  const written = new Set(cards.flatMap(({ text }) => Array.from(text.replaceAll(TO_WRITE, ''))));
  const lacking = await lackingLetters([...written].join(''));
  return cards.flatMap(({ text, file, key }) => {
    const found = Array.from(text).filter((letter) => lacking.includes(letter));
    if (found.length === 0) return [];
    const message = `has "${found.join('')}", which the fonts of the pictures for sharing lack; expected Latin letters`;
    return { file, key, message };
  });
}

export const checkLengths = (heads: readonly HeadText[]): Problem[] =>
  heads.flatMap(({ file, key, kind, text }) => {
    const excess = text.length - LIMITS[kind];
    if (excess <= 0) return [];
    const message = `is too long for search results: ${text.length} characters, and ${LIMITS[kind]} are shown; expected ${excess} less${key === 'title' ? ', or a shorter customTitle' : ''}`;
    return [{ file, key, message }];
  });

function headOfPost({ file, language, draft, ...post }: Post): HeadText[] {
  const keys = {
    title: post.customTitle ? 'customTitle' : 'title',
    description: post.customDescription ? 'customDescription' : 'excerpt',
  } as const;
  return kinds.map((kind) => {
    const key = keys[kind];
    return { file, key, kind, language, draft, text: post[key] ?? '' };
  });
}

const headOfPage = ({ file, language, words }: WordFile): HeadText[] =>
  kinds.flatMap((kind) => {
    const text = metaText(words, kind);
    const head = { file, key: `meta.${kind}`, kind, language, draft: false };
    return text === undefined ? [] : [{ ...head, text }];
  });
