import type { HeadText } from './head-texts';
import type { Problem } from '../content/problems';
import { titleFault } from '../share/share-picture';

/** Every title of a page or an article that its picture for sharing cannot show. */
export async function checkTitles(texts: readonly HeadText[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { file, line, key, text, language } of texts.filter(({ kind }) => kind === 'title')) {
    const message = await titleFault(text, language);
    if (message) problems.push({ file, line, key, message });
  }
  return problems;
}
