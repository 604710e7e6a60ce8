import { isPair, isScalar, visit, type Document, type Scalar } from 'yaml';
import type { ProblemAtKey } from './problems';
import { plainSpaces } from './words/typeset';
import { plainMarkup } from './words/plain-markup';

/** Values that YAML or a page would interpret differently from how they look. */
const misreadValues: readonly [isTrap: (value: Scalar, key: string) => boolean, message: string][] =
  [
    [
      // Coordinates have as many decimals.
      ({ value, source = '' }, key) =>
        typeof value === 'number' && /^[1-9]\d{0,2}\.\d{3}$/.test(source) && !key.endsWith('itude'),
      'is read as a number below 1000; expected thousands without a point',
    ],
    [
      ({ type, comment }) => type === 'PLAIN' && /^\S/.test(comment ?? ''),
      "ends before #; expected the whole text in quotes, as in title: 'Our #1'",
    ],
    [
      ({ type, source = '' }) => type === 'PLAIN' && /^[“”„‟‘’‚«»]/.test(source),
      "stands in quotes of a word processor; expected straight ones: 'text'",
    ],
  ];

/** Reads texts as one line with plain spaces, and reports values that would be misread. */
export function readValues(document: Document): (ProblemAtKey & { offset: number })[] {
  const problems: (ProblemAtKey & { offset: number })[] = [];
  visit(document, {
    Scalar: (position, scalar, path) => {
      if (position === 'key') return;
      const names = path.filter(isPair).map(({ key }) => (isScalar(key) ? String(key.value) : ''));
      const key = names.join('.');
      if (typeof scalar.value === 'string')
        scalar.value = plainSpaces(scalar.value).replace(/\s+/g, ' ').trim();
      const markup = typeof scalar.value === 'string' ? plainMarkup(scalar.value) : [];
      const trapped = misreadValues
        .filter(([isTrap]) => isTrap(scalar, key))
        .map(([, message]) => message);
      for (const message of [...trapped, ...markup])
        problems.push({ offset: scalar.range?.[0] ?? 0, key, message });
    },
  });
  return problems;
}
