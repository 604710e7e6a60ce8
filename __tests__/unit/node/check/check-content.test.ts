import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { CONTENT } from '../../../../src/node/content/content-folder';
import { checkContent } from '../../../../src/node/check/check-content';
import { formatProblems } from '../../../../src/node/content/problems';
import { runScript, workInContentCopy } from '../../../support/content-copy';

const BLOG = `${CONTENT}/blog`;
const MARKET = `${BLOG}/riga-rental-market-analysis`;
const LISTING = `${BLOG}/airbnb-listing-optimisation-riga`;
const GUESTS = `${BLOG}/guest-experience-short-term-rental`;
const MANAGEMENT = `${BLOG}/professional-short-term-rental-management-riga`;
const COMPARISON = `${BLOG}/short-term-vs-long-term-rental-riga`;
const SAME_DAY = `${BLOG}/of-the-same-day`;
const PEOPLE = `${CONTENT}/people`;
const COMPANY = `${CONTENT}/company.yml`;

const unreadable = 'cannot be read to its end; expected a whole JPEG, PNG, WebP or AVIF';

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
const drawInstead = (file: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } })
    .jpeg()
    .toFile(file);

interface Fault {
  name: string;
  make: () => unknown;
  report: string;
  /** What is said of the same article in the other language. */
  otherReport?: string;
}

/** One check finds them all, so none may hide another: two in one file must both be readable. */
const faults: readonly Fault[] = [
  {
    name: 'a title with letters that the pictures for sharing lack',
    make: () => change(`${MARKET}/index.lv.mdx`, "title: '", "title: 'Рига, "),
    report: `${MARKET}/index.lv.mdx:6  title: has "Рига", which the fonts`,
  },
  {
    name: 'a title that search results would cut off',
    make: () => change(`${GUESTS}/index.lv.mdx`, "title: '", `title: '${'a'.repeat(27)}`),
    report: `${GUESTS}/index.lv.mdx:7  title: is too long for search results: 76 characters, and 75 are shown; expected 1 less, or a shorter customTitle`,
  },
  {
    name: 'a text that is still to be written',
    make: () => change(`${MANAGEMENT}/index.lv.mdx`, "title: '", "title: '✎ "),
    report: `${MANAGEMENT}/index.lv.mdx:6  ✎: is still to be written; write it or take it out, or keep draft: true`,
  },
  {
    name: 'an article that is a draft in one language only',
    make: () => change(`${GUESTS}/index.lv.mdx`, 'draft: false', 'draft: true'),
    report: `${GUESTS}/index.lv.mdx:16  draft: differs from ${GUESTS}/index.en.mdx; expected the same`,
    otherReport: `${GUESTS}/index.en.mdx:16  draft: differs from ${GUESTS}/index.lv.mdx`,
  },
  {
    name: 'a description that search results would cut off',
    make: () =>
      change(
        `${CONTENT}/locales/lv/blog.json`,
        '"description": "',
        `"description": "${'a'.repeat(161)}`,
      ),
    report: 'meta.description: is too long for search results',
  },
  {
    name: 'a company’s name with letters that the pictures for sharing lack',
    make: () => change(COMPANY, 'name: Sample', 'name: Sample™'),
    report: `${COMPANY}:1  name: has "™", which the fonts`,
  },
  {
    name: 'a category’s name with letters that the pictures for sharing lack',
    make: () => change(`${CONTENT}/locales/en/common.json`, '"pricing": "', '"pricing": "Цены'),
    report: 'categories.pricing: has "Цены", which the fonts',
  },
  {
    name: 'a cover that is missing',
    make: () => {
      for (const language of ['lv', 'en'])
        change(`${BLOG}/every-component/index.${language}.mdx`, 'cover.jpg', 'house.jpg');
    },
    report: `${BLOG}/every-component/index.lv.mdx:12  cover: "house.jpg" is missing; expected a picture in ${BLOG}/every-component`,
    otherReport: `${BLOG}/every-component/index.en.mdx:12  cover: "house.jpg" is missing`,
  },
  {
    name: 'a file that no text names',
    make: () => writeFileSync(`${SAME_DAY}/plan.pdf`, ''),
    report: `${SAME_DAY}/plan.pdf  file: is in no text beside it; name it there, or take it out`,
    otherReport: `${BLOG}/every-component/cover.jpg  file: is in no text beside it`,
  },
  {
    name: 'a picture narrower than the column of a text',
    make: () => drawInstead(`${BLOG}/every-component/room.jpg`, 600, 900),
    report: `${BLOG}/every-component/room.jpg  picture: is 600 × 900 pixels; expected 680 pixels or more in width`,
  },
  {
    name: 'a picture in a text whose file is incomplete',
    make: () => shorten(`${BLOG}/every-component/plan.jpg`),
    report: `${BLOG}/every-component/plan.jpg  picture: ${unreadable}`,
  },
  {
    name: 'a picture of an apartment that is missing',
    make: () => change(COMPANY, 'picture: photo-shoot.jpg', 'picture: house.jpg'),
    report: `${COMPANY}:130  apartments[0].picture: "house.jpg" is missing; expected a picture in ${CONTENT}/images`,
  },
  {
    name: 'a portrait whose name is written in other letters',
    make: () => change(`${PEOPLE}/liga-ozola.yml`, 'liga-ozola.jpg', 'Liga-Ozola.JPG'),
    report: `${PEOPLE}/liga-ozola.yml:3  photo: "Liga-Ozola.JPG" is missing; expected a picture in ${PEOPLE}; "liga-ozola.jpg" is there: write both alike`,
  },
  {
    name: 'two founders in the same place',
    make: () => change(`${PEOPLE}/toms-kalnins.yml`, 'founder: 2', 'founder: 1'),
    report: `${PEOPLE}/toms-kalnins.yml:2  founder: is 1 in ${PEOPLE}/liga-ozola.yml too; expected another place`,
  },
  {
    name: 'a legal page of tomorrow',
    make: () =>
      change(
        `${CONTENT}/legal/privacy-policy/index.lv.mdx`,
        "updated: '",
        "updated: '2999-01-01' # '",
      ),
    report: `${CONTENT}/legal/privacy-policy/index.lv.mdx:2  updated: lies in the future`,
  },
  {
    name: 'a legal page that is missing',
    make: () => rmSync(`${CONTENT}/legal/terms-and-conditions/index.en.mdx`),
    report: `${CONTENT}/legal/terms-and-conditions/index.en.mdx  file: "index.en.mdx" is missing; expected a file of this name`,
  },
  {
    name: 'a cover that is too small for link previews',
    make: () => drawInstead(`${COMPARISON}/cover.jpg`, 900, 600),
    report: `${COMPARISON}/cover.jpg  picture: is 900 × 600 pixels; expected 1200 × 630 pixels or more`,
  },
  {
    name: 'a cover that is not a picture',
    make: () => writeFileSync(`${SAME_DAY}/cover.jpg`, 'A letter'),
    report: `${SAME_DAY}/cover.jpg  picture: ${unreadable}`,
  },
  {
    name: 'a picture of a page that is too small for its place',
    make: () => drawInstead(`${CONTENT}/images/story.jpg`, 1200, 629),
    report: `${CONTENT}/images/story.jpg  picture: is 1200 × 629 pixels; expected 1200 × 630 pixels or more`,
  },
  {
    name: 'a picture of a page that is missing',
    make: () => rmSync(`${CONTENT}/images/laundry.jpg`),
    report: `${CONTENT}/images/laundry.jpg  picture: is missing; the site shows it`,
  },
  {
    name: 'a portrait whose file is incomplete',
    make: () => shorten(`${PEOPLE}/toms-kalnins.jpg`),
    report: `${PEOPLE}/toms-kalnins.jpg  picture: ${unreadable}`,
  },
  {
    name: 'a published article that links to a draft',
    make: () => makeDraft(LISTING),
    report: `${MARKET}/index.lv.mdx:22  link: "/blog/airbnb-listing-optimisation-riga/" leads to a draft; publish that article first`,
    otherReport: `${MARKET}/index.en.mdx:22  link: "/blog/airbnb-listing-optimisation-riga/" leads to a draft`,
  },
  {
    name: 'two articles with the same title',
    make: () => {
      const [, title = ''] =
        /^title: (.*)$/m.exec(readFileSync(`${COMPARISON}/index.lv.mdx`, 'utf8')) ?? [];
      change(`${SAME_DAY}/index.lv.mdx`, "'Otrs tās pašas dienas raksts'", title);
    },
    report: `title: is that of ${SAME_DAY}/index.lv.mdx too; expected one of its own`,
  },
];

describe('Checking the content names', () => {
  let found = '';
  beforeAll(async () => {
    for (const { make } of faults) await make();
    // A picture that no page shows may have any size.
    await drawInstead(`${CONTENT}/images/other.jpg`, 64, 64);
    found = formatProblems(await checkContent());
  });

  test.each(faults)('$name', ({ report, otherReport = report }) => {
    expect(found).toContain(report);
    expect(found).toContain(otherReport);
  });

  test('nothing else', () => {
    const expected = faults.flatMap(({ report, otherReport = report }) => [report, otherReport]);
    const others = found.split('\n').filter((line) => !expected.some((one) => line.includes(one)));
    expect(others).toEqual([]);
  });
});

describe('Checking the content names once what is wrong, and nothing that follows from it', () => {
  test.each([
    { file: COMPANY, right: 'onSiteFee: { value: 25', wrong: 'onSiteFee: { value: 25%' },
    { file: COMPANY, right: '  map: { lv: Karte, en: Map }\n', wrong: '' },
    { file: COMPANY, right: 'street: Parauga', wrong: "street: '{{company.name}}' # " },
  ])('$right → $wrong', async ({ file, right, wrong }) => {
    change(file, right, wrong);
    expect(await checkContent()).toHaveLength(1);
  });

  test('in an article, a rate and a person', async () => {
    change(`${MARKET}/index.lv.mdx`, "date: '2025-04-10'", "date: '2025-02-30'");
    change(`${CONTENT}/sums.yml`, 'value: 15.5', 'value: 15.5 €');
    change(`${PEOPLE}/liga-ozola.yml`, 'photoAlt:', '# photoAlt:');
    expect(await checkContent()).toHaveLength(3);
  });
});

describe('npm run check:content', () => {
  test('prints the same report on the folder in CONTENT_DIR as the build, and fails', async () => {
    shorten(`${MARKET}/cover.jpg`);
    makeDraft(LISTING);
    change(`${CONTENT}/locales/en/about.json`, '"head": {', '"heading": {');
    const report = formatProblems(await checkContent());
    expect(report.split('\n').length).toBeGreaterThan(3);
    renameSync(CONTENT, 'elsewhere');
    const run = runScript('check-content.ts', [], { CONTENT_DIR: 'elsewhere/' });
    renameSync('elsewhere', CONTENT);
    const stderr = `${report.replaceAll(CONTENT, 'elsewhere')}\n`;
    expect(run).toMatchObject({ status: 1, stdout: '', stderr });
  });

  test('counts articles and drafts when there is no problem', () => {
    expect(runScript('check-content.ts')).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringMatching(/^No problems\. Articles: \d+, of them drafts: \d+\.\n$/),
    });
  });
});
