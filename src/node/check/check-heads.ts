import type { HeadText } from './head-texts';
import { groupBy } from '../content/group-by';
import type { Problem } from '../content/problems';

/**
 * Every title and description that two pages of a language share: search engines could not tell
 * them apart. Drafts need not have theirs yet.
 */
export function checkHeads(texts: readonly HeadText[]): Problem[] {
  const shown = texts.filter(({ draft }) => !draft);
  const alike = groupBy(shown, ({ language, kind, text }) => `${language} ${kind} ${text}`);
  return [...alike.values()].flatMap((group) =>
    group.flatMap(({ file, line, key }) =>
      group
        .filter((other) => other.file !== file)
        .map((other) => ({
          ...{ file, line, key },
          message: `is that of ${other.file} too; expected one of its own`,
        })),
    ),
  );
}
