import type { Problem } from '../content/problems';
import { fitTitle } from '../share/fit-title';
import type { HeadText } from './head-texts';

/** Every title of a page or an article that its picture for sharing cannot show. */
export async function checkTitles(texts: readonly HeadText[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { file, line, key, text, language } of texts.filter(({ kind }) => kind === 'title')) {
    try {
      await fitTitle(text, language);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      problems.push({ file, line, key, message });
    }
  }
  return problems;
}
