import { median } from './median.mjs';

/** @typedef {import('./measure.mjs').Measurement} Measurement */

/**
 * The medians of a page, beside those of the same HTML without scripts.
 * @typedef {Measurement & Kind & Plain} Summary
 * @typedef {{ path: string; form: boolean; home: boolean }} Kind
 * @typedef {{ plainSpeed: number; plainLcp: number; plainTbt: number; ratio: number }} Plain
 */

/**
 * The goals of every page: what it says when a page misses it, and whether a page meets it.
 * @type {[name: string, isMet: (page: Summary) => boolean][]}
 */
const GOALS = [
  [
    'every score beside speed 100',
    ({ scores: [, ...others] }) => others.every((score) => score === 100),
  ],
  ['LCP at most 1.10 × plain', ({ ratio }) => ratio <= 1.1],
  ['TBT at most 100 ms more than plain', ({ tbt, plainTbt }) => tbt - plainTbt <= 100],
  ['CLS at most 0.01', ({ cls }) => cls <= 0.01],
  [
    'scripts at most 100 KB, 130 with a form',
    ({ script, form }) => script <= (form ? 130e3 : 100e3),
  ],
  ['fonts at most 60 KB', ({ font }) => font <= 60e3],
  ['the home page at most 300 KB', ({ total, home }) => !home || total <= 300e3],
];

/**
 * Takes the medians of a page's runs and names the goals that they miss. The first score is speed.
 * @param {Kind & { runs: Measurement[]; plainRuns: Measurement[] }} measured `plainRuns` measure the
 * same HTML without scripts
 * @returns {Summary & { missed: string[] }}
 */
export function summarize({ path, form, home, runs, plainRuns }) {
  /** @param {Exclude<keyof Measurement, 'scores'>} key */
  const of = (key) => median(runs.map((run) => run[key]));
  /** @param {Exclude<keyof Measurement, 'scores'>} key */
  const ofPlain = (key) => median(plainRuns.map((run) => run[key]));
  const [first] = runs;
  const page = {
    path,
    form,
    home,
    scores: (first?.scores ?? []).map((_, index) =>
      median(runs.map(({ scores }) => scores[index] ?? 0)),
    ),
    plainSpeed: median(plainRuns.map(({ scores: [speed = 0] }) => speed)),
    lcp: of('lcp'),
    plainLcp: ofPlain('lcp'),
    ratio: of('lcp') / ofPlain('lcp'),
    tbt: of('tbt'),
    plainTbt: ofPlain('tbt'),
    index: median([...runs, ...plainRuns].map(({ index }) => index)),
    cpu: of('cpu'),
    cls: of('cls'),
    total: of('total'),
    script: of('script'),
    image: of('image'),
    font: of('font'),
  };
  return { ...page, missed: GOALS.filter(([, isMet]) => !isMet(page)).map(([name]) => name) };
}

const HEAD = [
  'page',
  'scores',
  'plain speed',
  'LCP ms',
  'plain LCP',
  'ratio',
  'TBT ms',
  'plain TBT',
  'index',
  'slowed',
  'CLS',
  'total KB',
  'JS KB',
  'pictures KB',
  'fonts KB',
];

/**
 * A row of a table in Markdown.
 * @param {(string | number)[]} cells
 */
export const line = (cells) => `| ${cells.join(' | ')} |`;

/**
 * The summaries as a table in Markdown; sizes in 1,000 bytes as they came over the wire.
 * @param {Summary[]} pages
 */
export function table(pages) {
  /** @param {number} bytes */
  const kilobytes = (bytes) => (bytes / 1000).toFixed(0);
  const rows = pages.map((page) => [
    page.path,
    page.scores.join(' '),
    page.plainSpeed,
    page.lcp.toFixed(0),
    page.plainLcp.toFixed(0),
    page.ratio.toFixed(2),
    page.tbt.toFixed(0),
    page.plainTbt.toFixed(0),
    page.index.toFixed(0),
    page.cpu.toFixed(1),
    page.cls.toFixed(3),
    ...[page.total, page.script, page.image, page.font].map(kilobytes),
  ]);
  return [
    line(HEAD),
    line(HEAD.map((_, index) => (index < 2 ? '---' : '--:'))),
    ...rows.map(line),
  ].join('\n');
}

/**
 * A line for each goal that a page misses; empty when all are met.
 * @param {{ path: string; missed: string[] }[]} pages
 */
export function missedGoals(pages) {
  return pages.flatMap(({ path, missed }) => missed.map((goal) => `${path}: not ${goal}`));
}
