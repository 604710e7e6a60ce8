import { checkDates } from '../../../../src/node/check/check-dates';
import { formatProblems } from '../../../../src/node/content/problems';

const TODAY = '2026-03-10';

type Dates = { date: string; modified?: string; draft?: boolean };

/** The report on an article that has its dates on lines 2 and 3. */
const ofPost = ({ date, modified, draft = false }: Dates) => {
  const source = ['---', 'date: …', 'modified: …', '---'].join('\n');
  // The check does not read other fields.
  const post = { file: 'lv.mdx', source, date, modified, draft } as Parameters<
    typeof checkDates
  >[0]['posts'][number];
  return formatProblems(checkDates({ posts: [post], legal: [] }, TODAY));
};

test.each<[what: string, dates: Dates, report: string]>([
  ['that is published today', { date: TODAY }, ''],
  ['that was changed on the day of publication', { date: TODAY, modified: TODAY }, ''],
  [
    'that is published tomorrow',
    { date: '2026-03-11' },
    "lv.mdx:2  date: lies in the future; expected '2026-03-10' or a day before, or draft: true until then",
  ],
  ['that is a draft for tomorrow', { date: '2026-03-11', draft: true }, ''],
  [
    'that was changed tomorrow',
    { date: TODAY, modified: '2026-03-11' },
    "lv.mdx:3  modified: lies in the future; expected '2026-03-10' or a day before",
  ],
  [
    'that was changed before it was published',
    { date: '2026-02-10', modified: '2026-02-09' },
    "lv.mdx:3  modified: is before date, '2026-02-10'; expected the same day or a later one",
  ],
  [
    'that is a draft changed before it is published',
    { date: '2026-04-10', modified: '2026-04-09', draft: true },
    "lv.mdx:3  modified: is before date, '2026-04-10'; expected the same day or a later one",
  ],
])('An article %s', (_, dates, report) => {
  expect(ofPost(dates)).toBe(report);
});

test.each([
  [TODAY, ''],
  ['2026-03-11', "terms.mdx:2  updated: lies in the future; expected '2026-03-10' or a day before"],
])('A legal page updated on %s', (updated, report) => {
  const page = { file: 'terms.mdx', source: '---\nupdated: …\n---', updated };
  const legal = [{ ...page, route: 'terms' as const, language: 'lv' as const }];
  expect(formatProblems(checkDates({ posts: [], legal }, TODAY))).toBe(report);
});
