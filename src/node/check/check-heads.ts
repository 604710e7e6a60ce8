import type { HeadText } from './head-texts';
import type { Problem } from '../content/problems';

/**
 * Every title and description that two pages of a language share: search engines could not tell
 * them apart. Drafts need not have theirs yet.
 */
export function checkHeads(texts: readonly HeadText[]): Problem[] {
  const shown = texts.filter(({ draft }) => !draft);
  return shown.flatMap(({ file, line, key, language, kind, text }) =>
    shown
      .filter((other) => other.file !== file && other.language === language)
      .filter((other) => other.kind === kind && other.text === text)
      .map((other) => ({
        ...{ file, line, key },
        message: `is that of ${other.file} too; expected one of its own`,
      })),
  );
}
