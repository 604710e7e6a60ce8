/** The middle value; of an even number of them the higher of the two. */
function median(values) {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];
}

/** What quality asks of each page: the measure's name, its bound, and how it is read. */
const GOALS = [
  ['every score 100', ({ scores }) => scores.every((score) => score === 100)],
  ['LCP at most 1.10 × plain', ({ ratio }) => ratio <= 1.1],
  ['TBT at most 50 ms', ({ tbt }) => tbt <= 50],
  ['CLS at most 0.01', ({ cls }) => cls <= 0.01],
  [
    'scripts at most 120 KB, 150 with a form',
    ({ script, form }) => script <= (form ? 150e3 : 120e3),
  ],
  ['fonts at most 60 KB', ({ font }) => font <= 60e3],
  ['the home page at most 300 KB', ({ total, home }) => !home || total <= 300e3],
];

/**
 * One page's medians beside those of its HTML without scripts.
 * @param runs measurements of the page; `plainRuns`: of the same HTML without scripts.
 */
export function summarize({ path, form, home, runs, plainRuns }) {
  const of = (key) => median(runs.map((run) => run[key]));
  const plainLcp = median(plainRuns.map(({ lcp }) => lcp));
  const page = {
    path,
    form,
    home,
    scores: runs[0].scores.map((_, index) => median(runs.map(({ scores }) => scores[index]))),
    lcp: of('lcp'),
    plainLcp,
    ratio: of('lcp') / plainLcp,
    tbt: of('tbt'),
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
  'LCP ms',
  'plain ms',
  'ratio',
  'TBT ms',
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
    page.lcp.toFixed(0),
    page.plainLcp.toFixed(0),
    page.ratio.toFixed(2),
    page.tbt.toFixed(0),
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
