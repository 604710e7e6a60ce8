import { pageRoutes } from '../site/routes';
import type { PostFile } from './posts/read-post';
import type { Problem } from './problems';
import type { WordFile } from './words/word-files';

interface HeadText extends Omit<Problem, 'message'> {
  language: string;
  what: 'title' | 'description';
  text: string;
}

/**
 * Every title and description that two pages of a language share, so that search engines could not
 * tell them apart. Drafts may still wait for theirs.
 */
export function checkHeads(posts: readonly PostFile[], words: readonly WordFile[]): Problem[] {
  const texts = [...posts.filter(({ draft }) => !draft).flatMap(ofPost), ...words.flatMap(ofPage)];
  return texts.flatMap(({ file, key, language, what, text }) =>
    texts
      .filter((other) => other.file !== file && other.language === language)
      .filter((other) => other.what === what && other.text === text)
      .map((other) => ({
        file,
        key,
        message: `is that of ${other.file} too; expected one of its own`,
      })),
  );
}

function ofPost({ file, language, ...post }: PostFile): HeadText[] {
  const { title, excerpt, customTitle, customDescription } = post;
  return [
    {
      ...{ file, language, what: 'title' },
      ...(customTitle ? { key: 'customTitle', text: customTitle } : { key: 'title', text: title }),
    },
    {
      ...{ file, language, what: 'description' },
      ...(customDescription
        ? { key: 'customDescription', text: customDescription }
        : { key: 'excerpt', text: excerpt }),
    },
  ];
}

function ofPage({ file, language, namespace, words: { meta } }: WordFile): HeadText[] {
  if (typeof meta !== 'object' || !pageRoutes.some(({ id }) => id === namespace)) return [];
  return (['title', 'description'] as const).flatMap((what) => {
    const text = meta[what];
    return typeof text === 'string' ? [{ file, language, what, key: `meta.${what}`, text }] : [];
  });
}
