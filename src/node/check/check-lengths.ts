import { documentTitle } from '../../site/page-title';
import type { HeadText } from './head-texts';
import type { Problem } from '../content/problems';

/**
 * How many characters a search engine shows before it cuts the text. A title has about 600 pixels,
 * room for 60 to 65 letters. At 75, only the company's name at its end is cut. A description has
 * two lines on a desktop screen, about 160 letters.
 */
const LIMITS = { title: 75, description: 160 } as const;

/** Every title and description that search results would cut. */
export function checkLengths(texts: readonly HeadText[], companyName: string): Problem[] {
  return texts.flatMap(({ file, line, key, kind, text }) => {
    const whole = kind === 'title' ? documentTitle(text, companyName) : text;
    const excess = whole.length - LIMITS[kind];
    if (excess <= 0) return [];
    const name = kind === 'title' ? ` with the company’s name` : '';
    const message = `is too long for search results: ${whole.length} characters${name}, and ${LIMITS[kind]} are shown; expected ${excess} less${elsewhere(key)}`;
    return [{ file, line, key, message }];
  });
}

/** The field in which an article can give a shorter text. */
function elsewhere(key: string): string {
  if (key === 'title') return ', or a shorter customTitle';
  return key === 'excerpt' ? ', or a shorter customDescription' : '';
}
