import { isPair, isScalar, visit, type Document, type Scalar } from 'yaml';
import { plainText } from '../../site/plain-text';
import type { ProblemAtKey } from './problems';
import { plainMarkup } from './words/plain-markup';

/** How YAML or a page would interpret a value differently from how it looks. */
function misreadings({ value, type, source = '', comment }: Scalar, key: string): string[] {
  const found: string[] = [];
  // Coordinates have as many decimals.
  if (typeof value === 'number' && /^[1-9]\d{0,2}\.\d{3}$/.test(source) && !/itude$/.test(key))
    found.push('is read as a number below 1000; expected thousands without a point');
  if (type === 'PLAIN' && /^\S/.test(comment ?? ''))
    found.push("ends before #; expected the whole text in quotes, as in title: 'Our #1'");
  if (type === 'PLAIN' && /^[“”„‟‘’‚«»]/.test(source))
    found.push("stands in quotes of a word processor; expected straight ones: 'text'");
  return typeof value === 'string' ? [...found, ...plainMarkup(value)] : found;
}

/** Reads texts as one line with plain spaces, and reports values that would be misread. */
export function readValues(document: Document): (ProblemAtKey & { offset: number })[] {
  const problems: (ProblemAtKey & { offset: number })[] = [];
  visit(document, {
    Scalar: (position, scalar, path) => {
      if (position === 'key') return;
      const names = path.filter(isPair).map(({ key }) => (isScalar(key) ? String(key.value) : ''));
      const key = names.join('.');
      if (typeof scalar.value === 'string')
        scalar.value = plainText(scalar.value).replace(/\s+/g, ' ').trim();
      for (const message of misreadings(scalar, key))
        problems.push({ offset: scalar.range?.[0] ?? 0, key, message });
    },
  });
  return problems;
}
