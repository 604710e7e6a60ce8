import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { CONTENT } from '../../../../src/node/content/files';
import { checkContent, readContent, reminders } from '../../../../src/node/check/check-content';
import { formatProblems } from '../../../../src/node/content/problems';
import { languages } from '../../../../src/site/languages';
import { runScript, workInContentCopy } from '../../../support/content-copy';

const BLOG = `${CONTENT}/blog`;
const DRAFT = `${BLOG}/a-draft`;
const MARKET = `${BLOG}/riga-rental-market-analysis`;
const LISTING = `${BLOG}/airbnb-listing-optimisation-riga`;
const GUESTS = `${BLOG}/guest-experience-short-term-rental`;
const MANAGEMENT = `${BLOG}/professional-short-term-rental-management-riga`;
const COMPARISON = `${BLOG}/short-term-vs-long-term-rental-riga`;
const SAME_DAY = `${BLOG}/page`;
const COMPONENTS = `${BLOG}/every-component`;
const PRICES = `${COMPONENTS}/price-list.pdf`;
const PEOPLE = `${CONTENT}/people`;
const COMPANY = `${CONTENT}/company.yml`;
const LATVIAN = `${CONTENT}/locales/lv`;
const PRIVACY = `${CONTENT}/legal/privacy-policy/index.lv.mdx`;
const TERMS = `${CONTENT}/legal/terms-and-conditions/index.en.mdx`;

workInContentCopy();

const rewrite = (file: string, edit: (text: string) => string, encoding: BufferEncoding = 'utf8') =>
  writeFileSync(file, edit(readFileSync(file, 'utf8')), encoding);
const change = (file: string, right: string, wrong: string) => {
  expect(readFileSync(file, 'utf8')).toContain(right);
  rewrite(file, (text) => text.replace(right, wrong));
};
const inBoth = (folder: string, right: string, wrong: string) =>
  languages.forEach((language) => change(`${folder}/index.${language}.mdx`, right, wrong));
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' }, limitInputPixels: false });
const shorten = (file: string) => {
  const complete = readFileSync(file);
  writeFileSync(file, complete.subarray(0, complete.length / 2));
};

const CHART_OF_FACTS =
  '<Chart title="A" source="B">\n\n| C | D |\n| - | - |\n| E | {{company.figures.onSiteFee}} |\n\n</Chart>';

const unreadable = 'picture: cannot be read to its end; expected a whole JPEG, PNG, WebP or AVIF';
const NOT_UTF8 = 'encoding: holds letters that cannot be read; open the file in the program';

/** One check finds them all, so none may hide another: two in one file must both be readable. */
const faults: readonly { name: string; make: () => unknown; reports: readonly string[] }[] = [
  {
    name: 'a title and a description that search results would cut off, and a title that stands twice',
    make: () => {
      const title = 'Īstermiņa vai ilgtermiņa īre Rīgā: kas nes vairāk?';
      change(`${SAME_DAY}/index.lv.mdx`, 'Otrs tās pašas dienas raksts', title);
      change(`${GUESTS}/index.lv.mdx`, "title: '", `title: '✎ ${'a'.repeat(27)}`);
      change(`${LATVIAN}/blog.json`, '"description": "', `"description": "${'a'.repeat(161)}`);
    },
    reports: [
      `${GUESTS}/index.lv.mdx:6  title: is too long for search results: 76 characters, and 75 are shown; expected 1 less, or a shorter customTitle`,
      'meta.description: is too long for search results',
      `title: is that of ${SAME_DAY}/index.lv.mdx too; expected one of its own`,
    ],
  },
  {
    name: 'a text that is still to be written, and an article that is a draft in one language only',
    make: () => {
      change(`${MANAGEMENT}/index.lv.mdx`, "title: '", "title: '✎ ");
      change(`${GUESTS}/index.lv.mdx`, 'draft: false', 'draft: true');
    },
    reports: [
      `${MANAGEMENT}/index.lv.mdx:5  ✎: is still to be written; write it or take it out, or keep draft: true`,
      `${GUESTS}/index.lv.mdx:15  draft: differs from ${GUESTS}/index.en.mdx; expected the same`,
      `${GUESTS}/index.en.mdx:15  draft: differs from ${GUESTS}/index.lv.mdx`,
    ],
  },
  {
    name: 'a cover that is missing',
    make: () => inBoth(COMPONENTS, 'cover.jpg', 'house.jpg'),
    reports: [
      `${COMPONENTS}/index.lv.mdx:11  cover: "house.jpg" is missing; expected a picture in ${COMPONENTS}`,
      `${COMPONENTS}/index.en.mdx:11  cover: "house.jpg" is missing`,
    ],
  },
  {
    name: 'pictures that are too small for their place, each where it stands upright',
    make: async () => {
      await drawn(600, 900).toFile(`${COMPONENTS}/room.jpg`);
      await drawn(1200, 629).toFile(`${CONTENT}/images/story.jpg`);
      const turned = drawn(1300, 1000).withMetadata({ orientation: 6 });
      await turned.toFile(`${COMPARISON}/cover.jpg`);
    },
    reports: [
      `${COMPONENTS}/room.jpg  picture: is 600 × 900 pixels; expected 680 pixels or more in width`,
      `${CONTENT}/images/story.jpg  picture: is 1200 × 629 pixels; expected 1200 × 630 pixels or more`,
      `${COMPARISON}/cover.jpg  picture: is 1000 × 1300 pixels; expected 1200 × 630 pixels or more`,
    ],
  },
  {
    name: 'pictures that are broken, huge, or of a kind that browsers do not show',
    make: async () => {
      shorten(`${COMPONENTS}/plan.jpg`);
      shorten(`${PEOPLE}/toms-kalnins.jpg`);
      await drawn(9, 9).tiff().toFile(`${SAME_DAY}/cover.jpg`);
      writeFileSync(`${GUESTS}/cover.jpg`, '\0\0\0\u0018ftypheic\0\0\0\0mif1heic');
      writeFileSync(`${MARKET}/cover.jpg`, 'GIF89a');
      writeFileSync(`${MANAGEMENT}/cover.jpg`, '<svg xmlns="http://www.w3.org/2000/svg"/>');
      await drawn(12_000, 9000).toFile(`${LISTING}/cover.jpg`);
    },
    reports: [
      `${COMPONENTS}/plan.jpg  ${unreadable}`,
      `${PEOPLE}/toms-kalnins.jpg  ${unreadable}`,
      `${SAME_DAY}/cover.jpg  picture: is a TIFF; save it as JPEG`,
      `${GUESTS}/cover.jpg  picture: is a HEIC photograph, as an iPhone takes it; save it as JPEG`,
      `${MARKET}/cover.jpg  picture: is a GIF, which may move; save it as JPEG`,
      `${MANAGEMENT}/cover.jpg  picture: is a drawing (SVG); export it as PNG`,
      `${LISTING}/cover.jpg  picture: has 108 million pixels; expected 100 at most`,
    ],
  },
  {
    name: 'a picture of a page, of an apartment or a portrait that is missing, or is named in other letters',
    make: () => {
      rmSync(`${CONTENT}/images/laundry.jpg`);
      change(COMPANY, 'picture: photo-shoot.jpg', 'picture: house.jpg');
      change(`${PEOPLE}/liga-ozola.yml`, 'liga-ozola.jpg', 'Liga-Ozola.JPG');
    },
    reports: [
      `${CONTENT}/images/laundry.jpg  picture: is missing; the site shows it`,
      `apartments[0].picture: "house.jpg" is missing; expected a picture in ${CONTENT}/images`,
      `${PEOPLE}/liga-ozola.yml:3  photo: "Liga-Ozola.JPG" is missing; expected a picture in ${PEOPLE}; "liga-ozola.jpg" is there: write both alike`,
    ],
  },
  {
    name: 'a legal page of tomorrow, and one that is missing',
    make: () => {
      change(PRIVACY, "updated: '", "updated: '2999-01-01' # '");
      rmSync(TERMS);
    },
    reports: [
      `${PRIVACY}:2  updated: lies in the future`,
      `${TERMS}  file: "index.en.mdx" is missing; expected a file of this name`,
    ],
  },
  {
    name: 'a published article that links to a draft',
    make: () => inBoth(LISTING, 'draft: false', 'draft: true'),
    reports: languages.map(
      (language) =>
        `${MARKET}/index.${language}.mdx:21  link: "/blog/airbnb-listing-optimisation-riga/" leads to an article that is not public yet`,
    ),
  },
  {
    name: 'an article that one language lacks, and texts of another name or of no page',
    make: () => {
      mkdirSync(`${CONTENT}/legal/cookies`);
      writeFileSync(`${CONTENT}/legal/cookies/index.lv.mdx`, 'Text');
      renameSync(`${DRAFT}/index.en.mdx`, `${DRAFT}/index.EN.mdx`);
    },
    reports: [
      `${CONTENT}/legal/cookies/index.lv.mdx:1  file: stands in a folder of no page; take it out`,
      `${DRAFT}/index.EN.mdx:1  file: is no language; expected index.lv.mdx or index.en.mdx`,
      `${DRAFT}  folder: lacks index.en.mdx; expected the article in every language, or no folder of it`,
    ],
  },
  {
    name: 'files that were saved in another encoding',
    make: () => {
      rewrite(
        `${COMPARISON}/index.en.mdx`,
        (text) => text.replace('\n', '\n# v\xe2ks\n'),
        'latin1',
      );
      // The text that cannot be read may name it.
      copyFileSync(PRICES, `${COMPARISON}/table.pdf`);
      rewrite(`${LATVIAN}/open-file.json`, (text) => text, 'utf16le');
    },
    reports: [
      `${COMPARISON}/index.en.mdx:2  ${NOT_UTF8}`,
      `${LATVIAN}/open-file.json:1  ${NOT_UTF8}`,
    ],
  },
];

describe('Checking the content names', () => {
  let [found, shown] = ['', ''];
  beforeAll(async () => {
    for (const { make } of faults) await make();
    // A picture that no page shows may have any size, and its name may be written in two ways.
    await drawn(64, 64).toFile(`${CONTENT}/images/other.jpg`);
    await drawn(800, 600).toFile(`${COMPONENTS}/${'Rīga.jpg'.normalize('NFD')}`);
    rewrite(
      `${COMPONENTS}/index.lv.mdx`,
      (text) => `${text}\n![Rīga](${'Rīga.jpg'.normalize()})\n\n[Plāns](floor%20plan.pdf)\n`,
    );
    copyFileSync(PRICES, `${COMPONENTS}/floor plan.pdf`);
    found = formatProblems(await checkContent());
    shown = formatProblems(reminders(readContent()));
  });

  test.each(faults)('$name', ({ reports }) => {
    for (const report of reports) expect(found).toContain(report);
  });

  test('pictures that nothing shows, which is no problem', () => {
    expect(shown).toContain(`${CONTENT}/images/other.jpg  file: is shown nowhere`);
    expect(shown).toContain(`${COMPONENTS}/cover.jpg  file: is shown nowhere`);
    expect(shown).not.toContain(`${PEOPLE}/`);
    expect(shown).not.toContain(`${CONTENT}/images/hero`);
  });

  test('nothing else', () => {
    const expected = faults.flatMap(({ reports }) => reports);
    const others = found
      .split('\n')
      .filter((line) => !expected.some((text) => line.includes(text)));
    expect(others).toEqual([]);
  });
});

test('problems of facts and front matter are reported once, with those of the texts below, and without consequential ones', async () => {
  change(COMPANY, 'onSiteFee: { value: 25', 'onSiteFee: { value: 25%');
  change(`${MARKET}/index.lv.mdx`, "date: '2025-04-10'", "date: '2025-02-30'");
  rewrite(`${MARKET}/index.lv.mdx`, (text) => `${text}\n[Nowhere](/no/)\n\n${CHART_OF_FACTS}\n`);
  change(`${CONTENT}/rates.yml`, 'value: 15.5', 'value: 15.5 €');
  change(`${PEOPLE}/liga-ozola.yml`, 'photoAlt:', '# photoAlt:');
  const keys = (await checkContent()).map(({ key }) => key).sort();
  expect(keys).toEqual(['commission.value', 'date', 'figures.onSiteFee.value', 'link', 'photoAlt']);
});

test('npm run check:content prints the same report on the folder in CONTENT_DIR, and fails', async () => {
  shorten(`${MARKET}/cover.jpg`);
  change(`${CONTENT}/locales/en/about.json`, '"head": {', '"heading": {');
  const report = formatProblems(await checkContent());
  expect(report.split('\n').length).toBeGreaterThan(2);
  renameSync(CONTENT, 'elsewhere');
  const run = runScript('check-content.ts', [], { CONTENT_DIR: 'elsewhere/' });
  renameSync('elsewhere', CONTENT);
  // Behind what is to be looked at again, and is no problem.
  const stderr = expect.stringContaining(`${report.replaceAll(CONTENT, 'elsewhere')}\n`) as string;
  expect(run).toMatchObject({ status: 1, stdout: '', stderr });
});
