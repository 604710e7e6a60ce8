import { createElement } from 'react';
import { categories } from '../../site/categories';
import { commonNamespace } from '../../site/routes';
import { lineOfKey } from '../content/check-yaml';
import { COMPANY_FILE } from '../content/company/read-company';
import { readText } from '../content/files/read-text';
import type { Problem } from '../content/problems';
import type { WordFile } from '../content/words/word-files';
import { eachText } from '../content/words/words';
import { draw } from '../share/draw';

/** The brand and the names of categories stand on pictures for sharing, beside the title. */
export async function checkCardNames(
  brand: string,
  words: readonly WordFile[],
): Promise<Problem[]> {
  const line = lineOfKey(readText(COMPANY_FILE).value ?? '', 'name');
  const keys = categories.map((category) => `categories.${category}`);
  const names = [
    { text: brand, file: COMPANY_FILE, line, key: 'name' },
    ...words
      .filter(({ namespace }) => namespace === commonNamespace)
      .flatMap(({ file, words: own, lineOf }) =>
        [...eachText(own)]
          .filter(([key]) => keys.includes(key))
          .map(([key, text]) => ({ text, file, line: lineOf?.(key), key })),
      ),
  ];
  const problems = names.map(({ text, ...place }) =>
    cardProblem(place, () => draw(createElement('div', {}, text), { width: 1000 })),
  );
  return (await Promise.all(problems)).flat();
}

/** What keeps a text from being drawn, with its place. */
export async function cardProblem(
  place: Omit<Problem, 'message'>,
  drawn: () => Promise<unknown>,
): Promise<Problem[]> {
  try {
    await drawn();
    return [];
  } catch (error) {
    return [{ ...place, message: error instanceof Error ? error.message : String(error) }];
  }
}
