import { readdirSync, readFileSync } from 'node:fs';
import { compare, isTrue } from './compare';
import { openPages } from './pages';
import { readStatements } from './read-statements';

const statements = readStatements();

const FOLDERS = ['browser', 'engines', 'live', 'site', 'spelling', 'unit'];

/** The source of all other tests. */
const tests = FOLDERS.flatMap((folder) =>
  readdirSync(`__tests__/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
    .map((name) => readFileSync(`__tests__/${folder}/${name}`, 'utf8')),
);

const isTitle = (title: string) =>
  tests.some((source) => ["'", '`'].some((quote) => source.includes(quote + title + quote)));

test.each(statements)('$section: $statement', ({ expectations, tests: titles }) => {
  expect(expectations.length + titles.length).toBeGreaterThan(0);
  expect(titles.filter((title) => !isTitle(title))).toEqual([]);
  const wrong = expectations.flatMap((expectation) =>
    openPages(expectation.pages)
      .filter((page) => !isTrue(page, expectation))
      .map((page) => ({
        at: `${page.language}/${page.path}`,
        ...expectation,
        ...compare(page, expectation),
      })),
  );
  expect(wrong).toEqual([]);
});
