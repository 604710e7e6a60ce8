/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { CONTENT } from '../../../../src/node/content/content-folder';
import { checkContent } from '../../../../src/node/check/check-content';
import { formatProblems } from '../../../../src/node/content/problems';
import { PROJECT, workInContentCopy } from '../../../support/content-copy';

const POST = `${CONTENT}/blog/riga-rental-market-analysis`;
const OTHER = `${CONTENT}/blog/airbnb-listing-optimisation-riga`;

workInContentCopy();
// These scripts run in processes of their own, which takes time.
jest.setTimeout(60_000);

const change = (file: string, right: string, wrong: string) => {
  const source = readFileSync(file, 'utf8');
  expect(source).toContain(right);
  writeFileSync(file, source.replace(right, wrong));
};
const shorten = (file: string) => {
  const whole = readFileSync(file);
  writeFileSync(file, whole.subarray(0, whole.length / 2));
};
const makeDraft = (folder: string) => {
  for (const language of ['lv', 'en'])
    change(`${folder}/index.${language}.mdx`, 'draft: false', 'draft: true');
};

const unreadable = 'cannot be read to its end; expected a whole JPEG, PNG, WebP or AVIF';

type Mistake = [what: string, make: () => unknown, report: RegExp];
const mistakes: Mistake[] = [
  [
    'a title with letters that the fonts of sharing pictures do not have',
    () => change(`${POST}/index.lv.mdx`, "title: 'Rīgas", "title: 'Рига, Rīgas"),
    new RegExp(
      `^${POST}/index.lv.mdx:6  title: has "Рига", which the fonts .* expected Latin letters$`,
    ),
  ],
  [
    'a cover that is too small for link previews',
    () =>
      sharp({ create: { width: 900, height: 600, channels: 3, background: 'red' } })
        .jpeg()
        .toFile(`${POST}/cover.jpg`),
    new RegExp(
      `^${POST}/cover.jpg  picture: is 900 × 600 pixels; expected 1200 × 630 pixels or more$`,
    ),
  ],
  [
    'a cover that is not a picture',
    () => writeFileSync(`${POST}/cover.jpg`, 'A letter'),
    new RegExp(`^${POST}/cover.jpg  picture: ${unreadable}$`),
  ],
  [
    'a picture of a page whose file is incomplete',
    () => shorten(`${CONTENT}/images/story.jpg`),
    new RegExp(`^${CONTENT}/images/story.jpg  picture: ${unreadable}$`),
  ],
  [
    'a picture of a page that is too small for its place',
    () =>
      sharp({ create: { width: 1200, height: 629, channels: 3, background: 'red' } })
        .jpeg()
        .toFile(`${CONTENT}/images/story.jpg`),
    new RegExp(
      `^${CONTENT}/images/story.jpg  picture: is 1200 × 629 pixels; expected 1200 × 630 pixels or more$`,
    ),
  ],
  [
    'a portrait whose file is incomplete',
    () => shorten(`${CONTENT}/people/liga-ozola.jpg`),
    new RegExp(`^${CONTENT}/people/liga-ozola.jpg  picture: ${unreadable}$`),
  ],
  [
    'a missing picture of a page',
    () => rmSync(`${CONTENT}/images/story.jpg`),
    new RegExp(`^${CONTENT}/images/story.jpg {2}picture: is missing; about.story shows it$`, 'm'),
  ],
  [
    'a missing legal page',
    () => rmSync(`${CONTENT}/legal/privacy-policy/index.en.mdx`),
    new RegExp(
      `^${CONTENT}/legal/privacy-policy/index.en.mdx {2}file: is missing; expected the page in every language$`,
    ),
  ],
  [
    'a missing comma between words',
    () => change(`${CONTENT}/locales/lv/blog.json`, '",\n', '"\n'),
    new RegExp(
      `^${CONTENT}/locales/lv/blog.json:4 {2}JSON: cannot be read: Expected ',' or '}' after property value; expected "key": "text" on each line, with a comma`,
    ),
  ],
  [
    'a published article that leads to a draft',
    () => makeDraft(OTHER),
    new RegExp(
      `^${POST}/index.lv.mdx:\\d+  link: "/blog/airbnb-listing-optimisation-riga/" leads to a draft; publish that article first, or take the link out$`,
      'm',
    ),
  ],
  [
    'two articles with the same title',
    () => {
      const title = /^title: .*$/m;
      const own = title.exec(readFileSync(`${OTHER}/index.lv.mdx`, 'utf8'))?.[0] ?? '';
      const text = readFileSync(`${POST}/index.lv.mdx`, 'utf8');
      writeFileSync(`${POST}/index.lv.mdx`, text.replace(title, own));
    },
    new RegExp(
      `^${POST}/index.lv.mdx:6  title: is that of ${OTHER}/index.lv.mdx too; expected one of its own$`,
      'm',
    ),
  ],
  [
    'an article that is a draft in one language only',
    () => change(`${POST}/index.lv.mdx`, 'draft: false', 'draft: true'),
    new RegExp(
      `^${POST}/index.lv.mdx:\\d+  draft: differs from ${POST}/index.en.mdx; expected the same`,
      'm',
    ),
  ],
  [
    'a title that search results would cut',
    () => change(`${POST}/index.lv.mdx`, "title: '", `title: '${'a'.repeat(60)} `),
    new RegExp(
      `^${POST}/index.lv.mdx:6  title: is too long for search results: \\d+ characters with the company’s name, and 75 are shown; expected \\d+ less, or a shorter customTitle$`,
      'm',
    ),
  ],
  [
    'a description that search results would cut',
    () =>
      change(
        `${CONTENT}/locales/lv/blog.json`,
        '"description": "',
        `"description": "${'a'.repeat(161)}`,
      ),
    new RegExp(
      `^${CONTENT}/locales/lv/blog.json:\\d+ {2}meta.description: is too long for search results: \\d+ characters, and 160 are shown; expected \\d+ less$`,
    ),
  ],
  [
    'an article that is published in the future',
    () => change(`${POST}/index.lv.mdx`, "date: '2025-04-10'", "date: '2999-04-10'"),
    new RegExp(
      `^${POST}/index.lv.mdx:13  date: lies in the future; expected '\\d{4}-\\d\\d-\\d\\d' or a day before, or draft: true until then$`,
      'm',
    ),
  ],
  [
    'a legal page that is changed in the future',
    () =>
      change(
        `${CONTENT}/legal/privacy-policy/index.lv.mdx`,
        "updated: '",
        "updated: '2999-01-01' # '",
      ),
    new RegExp(
      `^${CONTENT}/legal/privacy-policy/index.lv.mdx:2 {2}updated: lies in the future; expected '\\d{4}-\\d\\d-\\d\\d' or a day before$`,
    ),
  ],
  [
    'a missing word, with the line of its group',
    () => change(`${CONTENT}/locales/en/about.json`, '"description":', '"descriptions":'),
    new RegExp(
      `^${CONTENT}/locales/en/about.json:2 {2}meta.description: is missing; a text is expected$`,
      'm',
    ),
  ],
  [
    'a mistake in the front matter of one language, without any that follow from it',
    () => change(`${POST}/index.lv.mdx`, "date: '2025-04-10'", "date: '2025-02-30'"),
    new RegExp(
      `^${POST}/index.lv.mdx:13  date: must be a date like '2025-05-01', in quotes; found "2025-02-30"$`,
    ),
  ],
];

describe('Checking the content names', () => {
  test.each(mistakes)('%s', async (_, make, report) => {
    await make();
    expect(formatProblems(await checkContent())).toMatch(report);
  });
});

describe('An article with ✎ in it', () => {
  const write = () => change(`${POST}/index.lv.mdx`, "title: 'Rīgas", "title: '✎ Rīgas");

  test('is reported with the line when it is published', async () => {
    write();
    expect(formatProblems(await checkContent())).toBe(
      `${POST}/index.lv.mdx:6  ✎: is still to be written; write it or take it out, or keep draft: true`,
    );
  });

  test('may be a draft', async () => {
    write();
    makeDraft(POST);
    expect(formatProblems(await checkContent())).not.toContain('✎');
  });
});

describe('npm run check:content', () => {
  const run = (environment = {}) =>
    spawnSync('node', [join(PROJECT, 'scripts/check-content.mjs')], {
      encoding: 'utf8',
      env: { ...process.env, ...environment },
    });

  test('prints the same report as the build, and fails', async () => {
    shorten(`${POST}/cover.jpg`);
    makeDraft(OTHER);
    change(`${CONTENT}/locales/en/about.json`, '"head": {', '"heading": {');
    const report = formatProblems(await checkContent());
    expect(report.split('\n').length).toBeGreaterThan(3);
    expect(run()).toMatchObject({ status: 1, stdout: '', stderr: `${report}\n` });
  });

  test('counts articles and drafts when there is no mistake', () => {
    expect(run()).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringMatching(/^No mistakes\. Articles: \d+, of them drafts: \d+\.\n$/),
    });
  });

  test('reads only the folder in CONTENT_DIR', () => {
    shorten(`${POST}/cover.jpg`);
    renameSync(CONTENT, 'elsewhere');
    const { status, stderr } = run({ CONTENT_DIR: 'elsewhere/' });
    renameSync('elsewhere', CONTENT);
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: `elsewhere/blog/riga-rental-market-analysis/cover.jpg  picture: ${unreadable}\n`,
    });
  });
});
