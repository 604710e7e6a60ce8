import { median } from './median.mjs';

/** What quality asks of each page, and how it is read. */
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
 * One page's medians beside those of its HTML without scripts. Speed is the first of the scores.
 * @param runs measurements of the page; `plainRuns`: of the same HTML without scripts.
 */
export function summarize({ path, form, home, runs, plainRuns }) {
  const of = (key) => median(runs.map((run) => run[key]));
  const ofPlain = (key) => median(plainRuns.map((run) => run[key]));
  const page = {
    path,
    form,
    home,
    scores: runs[0].scores.map((_, index) => median(runs.map(({ scores }) => scores[index]))),
    plainSpeed: median(plainRuns.map(({ scores: [speed] }) => speed)),
    lcp: of('lcp'),
    plainLcp: ofPlain('lcp'),
    ratio: of('lcp') / ofPlain('lcp'),
    tbt: of('tbt'),
    plainTbt: ofPlain('tbt'),
    index: median([...runs, ...plainRuns].map(({ index }) => index)),
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
  'CLS',
  'total KB',
  'JS KB',
  'pictures KB',
  'fonts KB',
];

/** A row of a table in Markdown. */
export const line = (cells) => `| ${cells.join(' | ')} |`;

/** The summaries as a table in Markdown; sizes in 1,000 bytes as they came over the wire. */
export function table(pages) {
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
    page.cls.toFixed(3),
    ...[page.total, page.script, page.image, page.font].map(kilobytes),
  ]);
  return [
    line(HEAD),
    line(HEAD.map((_, index) => (index < 2 ? '---' : '--:'))),
    ...rows.map(line),
  ].join('\n');
}

/** Which goals which page misses; empty when all are met. */
export function missedGoals(pages) {
  return pages.flatMap(({ path, missed }) => missed.map((goal) => `${path}: not ${goal}`));
}
