import { plainText } from '../../site/plain-text';
import type { Language } from '../../site/languages';
import { pageRoutes } from '../../site/routes';
import type { Facts } from '../company/company-facts';
import type { PostFile } from '../posts/read-post';
import type { Problem } from '../problems';
import { fillFacts } from '../words/prepare-words';
import type { WordFile } from '../words/word-files';
import { titleFault } from './share-picture';

interface Titled {
  posts: readonly PostFile[];
  words: readonly WordFile[];
}

/** Every title of a page or an article that its picture for sharing cannot show. */
export async function checkTitles(
  { posts, words }: Titled,
  facts: Record<Language, Facts>,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { language, title, ...place } of [...posts.map(ofPost), ...words.flatMap(ofPage)]) {
    const message = await titleFault(plainText(fillFacts(title, facts[language])));
    if (message) problems.push({ ...place, message });
  }
  return problems;
}

function ofPost({ file, language, title, customTitle }: PostFile) {
  return {
    file,
    language,
    key: customTitle ? 'customTitle' : 'title',
    title: customTitle ?? title,
  };
}

function ofPage({ file, language, namespace, words }: WordFile) {
  const { meta } = words;
  const title =
    typeof meta === 'object' && pageRoutes.some(({ id }) => id === namespace)
      ? meta.title
      : undefined;
  return typeof title === 'string' ? [{ file, language, key: 'meta.title', title }] : [];
}
