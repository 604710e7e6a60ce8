import { median } from './median.mjs';
import { line } from './table.mjs';

/** What good asks: the answer to a touch is on the screen within these milliseconds. */
const GOAL_MS = 200;

/** When a page is touched: with its scripts still to come, and so long after that of the app has. */
export const MOMENTS = [
  { name: 'before scripts' },
  ...[0, 100, 250, 500, 1000].map((ms) => ({ name: `${ms} ms after`, ms })),
];

/** What is touched first, each on the page where a visitor meets it. */
export const TOUCHES = [
  { name: 'menu', path: '/lv/', target: 'header button[aria-haspopup=dialog]' },
  { name: 'slider', path: '/lv/property-owners/', target: 'input[type=range]' },
  { name: 'form field', path: '/lv/contact/', target: 'form input[type=email]' },
  { name: 'category', path: '/lv/blog/', target: 'nav[aria-labelledby=categories] a' },
];

/** The median delay of each touch at each moment as a table in Markdown; in ms. */
export function touchTable(measured) {
  const head = ['first touch', 'page', ...MOMENTS.map(({ name }) => name)];
  const rows = measured.map(({ name, path, delays }) => [
    name,
    path,
    ...delays.map((runs) => median(runs).toFixed(0)),
  ]);
  return [line(head), line(head.map((_, at) => (at < 2 ? '---' : '--:'))), ...rows.map(line)].join(
    '\n',
  );
}

/** Which touches are answered late at which moment; empty when all are in time. */
export function lateTouches(measured) {
  return measured.flatMap(({ name, path, delays }) =>
    delays.flatMap((runs, at) =>
      median(runs) > GOAL_MS
        ? [`${name} on ${path}, ${MOMENTS[at].name}: not within ${GOAL_MS} ms`]
        : [],
    ),
  );
}
