import type { Language } from '../../site/languages';
import { plainText } from '../../site/plain-text';
import { pageRoutes } from '../../site/routes';
import type { Facts } from '../content/company/company-facts';
import { lineOfField } from '../content/front-matter';
import type { PostFile } from '../content/posts/read-post';
import type { Problem } from '../content/problems';
import { fillFacts } from '../content/words/prepare-words';
import type { WordFile } from '../content/words/word-files';

interface Headed {
  posts: readonly PostFile[];
  words: readonly WordFile[];
}

/** A text of a page's head, with the place where an editor finds it. */
export interface HeadText extends Omit<Problem, 'message'> {
  kind: 'title' | 'description';
  language: Language;
  draft: boolean;
  /** As in the document, without the company's name. */
  text: string;
}

const kinds = ['title', 'description'] as const;

/** The title and the description of every page and article, with the facts filled in. */
export function headTexts({ posts, words }: Headed, facts: Record<Language, Facts>): HeadText[] {
  return [...posts.flatMap(ofPost), ...words.flatMap(ofPage)].map(({ text, ...place }) => ({
    ...place,
    text: plainText(fillFacts(text, facts[place.language])),
  }));
}

function ofPost({ file, source, language, draft, ...post }: PostFile): HeadText[] {
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

function ofPage({ file, language, namespace, words, lineOf }: WordFile): HeadText[] {
  const { meta } = words;
  if (typeof meta !== 'object' || !pageRoutes.some(({ id }) => id === namespace)) return [];
  return kinds.flatMap((kind) => {
    const text = meta[kind];
    const key = `meta.${kind}`;
    return typeof text === 'string'
      ? [{ file, line: lineOf?.(key), key, kind, language, draft: false, text }]
      : [];
  });
}
