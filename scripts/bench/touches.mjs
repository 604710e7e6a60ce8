import { median } from './median.mjs';
import { line } from './table.mjs';

/** The answer to a touch should be on the screen within these milliseconds. */
const GOAL_MS = 200;

/**
 * When a visitor touches the page: before its scripts have come, or some ms after the app's script has.
 * @typedef {{ name: string; ms?: number }} Moment
 * @type {Moment[]}
 */
export const MOMENTS = [
  { name: 'before scripts' },
  ...[0, 100, 300, 600].map((ms) => ({ name: `${ms} ms after`, ms })),
];

/** The elements that a visitor may touch first, each with its page. */
export const TOUCHES = [
  { name: 'menu', path: '/lv/', target: 'header button[aria-haspopup=dialog]' },
  { name: 'slider', path: '/lv/property-owners/', target: 'input[type=range]' },
  { name: 'form field', path: '/lv/contact/', target: 'form input[type=email]' },
  { name: 'category', path: '/lv/blog/', target: 'nav[aria-labelledby=categories] a' },
];

/**
 * The delays of a touch in ms: for each moment those of all runs.
 * @typedef {{ name: string; path: string; delays: number[][] }} MeasuredTouch
 */

/**
 * The median delay of each touch at each moment, in ms, as a table in Markdown.
 * @param {MeasuredTouch[]} measured
 */
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

/**
 * A line for each touch that gets its answer late; empty when all are in time.
 * @param {MeasuredTouch[]} measured
 */
export function lateTouches(measured) {
  return measured.flatMap(({ name, path, delays }) =>
    delays.flatMap((runs, at) =>
      median(runs) > GOAL_MS
        ? [`${name} on ${path}, ${MOMENTS[at]?.name}: not within ${GOAL_MS} ms`]
        : [],
    ),
  );
}
