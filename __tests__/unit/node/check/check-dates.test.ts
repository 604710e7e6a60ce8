import { checkDates } from '../../../../src/node/check/check-dates';
import { formatProblems } from '../../../../src/node/content/problems';
import { rowsOf } from '../../../support/rows';

const TODAY = '2026-03-10';

type Dates = { date: string; modified?: string; draft?: boolean };

const ofPost = ({ date, modified, draft = false }: Dates) => {
  // The check does not read other fields.
  const post = { file: 'lv.mdx', date, modified, draft } as Parameters<
    typeof checkDates
  >[0]['posts'][number];
  return formatProblems(checkDates({ posts: [post], legal: [] }, TODAY));
};

/** When an article is published and was changed, whether it is a draft, and what is said of it. */
const articles = rowsOf(`
2026-03-10 →  →  →
2026-03-10 → 2026-03-10 →  →
2026-03-11 →  →  → lv.mdx  date: lies in the future; expected '2026-03-10' or a day before, or draft: true until then
2026-03-11 →  → draft →
2026-03-10 → 2026-03-11 →  → lv.mdx  modified: lies in the future; expected '2026-03-10' or a day before
2026-02-10 → 2026-02-09 →  → lv.mdx  modified: is before date, '2026-02-10'; expected the same day or a later one
2026-04-10 → 2026-04-09 → draft → lv.mdx  modified: is before date, '2026-04-10'; expected the same day or a later one
`);

test.each(articles)('An article of %s, changed %s %s: %s', (date = '', modified, draft, report) => {
  expect(ofPost({ date, modified: modified || undefined, draft: draft === 'draft' })).toBe(report);
});

test.each([
  [TODAY, ''],
  ['2026-03-11', "terms.mdx  updated: lies in the future; expected '2026-03-10' or a day before"],
])('A legal page updated on %s', (updated, report) => {
  const page = { file: 'terms.mdx', source: '', updated };
  const legal = [{ ...page, route: 'terms' as const, language: 'lv' as const }];
  expect(formatProblems(checkDates({ posts: [], legal }, TODAY))).toBe(report);
});
