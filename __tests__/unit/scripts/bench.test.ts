import { slowdownFor } from '../../../scripts/bench/slowdown.mjs';
import { missedGoals, summarize, table } from '../../../scripts/bench/table.mjs';
import { MOMENTS, lateTouches, touchTable } from '../../../scripts/bench/touches.mjs';

const good = {
  scores: [97, 100, 100, 100],
  index: 2000,
  cpu: 4.4,
  lcp: 1100,
  tbt: 150,
  cls: 0,
  total: 200e3,
  script: 90e3,
  image: 20e3,
  font: 50e3,
};
const plain = { ...good, scores: [99], lcp: 1000, tbt: 60 };

/** A page of which each run with scripts differs from a good one by so much. */
const page = (...changes: Partial<typeof good>[]) =>
  summarize({
    path: '/lv/',
    form: false,
    home: true,
    runs: changes.map((change) => ({ ...good, ...change })),
    plainRuns: changes.map(() => plain),
  });

describe('The bench', () => {
  test.each([
    [1800, 4],
    [2900, 6.4],
    [450, 1],
    [200, 1],
  ])('slows a processor of the index %d %d times', (index, times) => {
    expect(slowdownFor(index)).toBe(times);
  });

  test.each([
    ['nothing of a page within all bounds', {}, []],
    ['speed below 100', { scores: [60, 100, 100, 100] }, []],
    ['another score below 100', { scores: [100, 99, 100, 100] }, ['every score beside speed 100']],
    ['a late first screen', { lcp: 1110 }, ['LCP at most 1.10 × plain']],
    ['blocking 101 ms longer', { tbt: 161 }, ['TBT at most 100 ms more than plain']],
    ['moved blocks', { cls: 0.02 }, ['CLS at most 0.01']],
    ['heavy scripts', { script: 101e3 }, ['scripts at most 100 KB, 130 with a form']],
    ['heavy fonts', { font: 61e3 }, ['fonts at most 60 KB']],
    ['a heavy home page', { total: 301e3 }, ['the home page at most 300 KB']],
  ])('blames %s', (_, change, missed) => {
    expect(missedGoals([page(change)])).toEqual(missed.map((goal) => `/lv/: not ${goal}`));
  });

  test('allows a page with a form more scripts', () => {
    const runs = [{ ...good, script: 129e3 }];
    const summary = summarize({ path: '/', form: true, home: false, runs, plainRuns: [plain] });
    expect(missedGoals([summary])).toEqual([]);
  });

  test('judges by the median, so that one bad moment does not count', () => {
    const bad = { tbt: 900, lcp: 3000 };
    expect(missedGoals([page(bad, {}, {}, {}, bad)])).toEqual([]);
    expect(missedGoals([page(bad, {}, bad)])).toHaveLength(2);
  });

  test('writes a page beside its plain twin, the index of the processor, and by how much that was slowed', () => {
    const [head, , row] = table([page({})]).split('\n');
    expect(head).toContain('| TBT ms | plain TBT | index | slowed |');
    expect(row).toBe(
      '| /lv/ | 97 100 100 100 | 99 | 1100 | 1000 | 1.10 | 150 | 60 | 2000 | 4.4 | 0.000 | 200 | 90 | 20 | 50 |',
    );
  });

  test('blames a first touch that is mostly answered late, by what and when it was', () => {
    const quick = MOMENTS.map(() => [24, 250, 40]);
    const late = MOMENTS.map((_, at) => (at === 1 ? [210, 24, 208] : [24, 24, 24]));
    const measured = [
      { name: 'menu', path: '/lv/', delays: quick },
      { name: 'category', path: '/lv/blog/', delays: late },
    ];
    expect(lateTouches(measured)).toEqual(['category on /lv/blog/, 0 ms after: not within 200 ms']);
    expect(touchTable(measured).split('\n')[2]).toBe('| menu | /lv/ | 40 | 40 | 40 | 40 | 40 |');
  });
});
