import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { CONTENT } from '../../../../src/node/content/content-folder';
import { checkContent } from '../../../../src/node/check/check-content';
import { formatProblems } from '../../../../src/node/content/problems';
import { runScript, workInContentCopy } from '../../../support/content-copy';
import { rowsOf } from '../../../support/rows';

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

const HOME_PICTURE = `${CONTENT}/images/story.jpg`;

const drawInstead = (file: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } })
    .jpeg()
    .toFile(file);

/** A file, what is right in it, what is written instead, and what is said of it: POST and OTHER are articles. */
const wrongTexts = rowsOf(`
POST/index.lv.mdx ¦ title: 'Rīgas ¦ title: 'Рига, Rīgas ¦ POST/index.lv.mdx:6  title: has "Рига", which the fonts
POST/index.lv.mdx ¦ title: ' ¦ title: '${'a'.repeat(32)} ¦ POST/index.lv.mdx:6  title: is too long for search results: 76 characters, and 75 are shown; expected 1 less, or a shorter customTitle
POST/index.lv.mdx ¦ title: 'Rīgas ¦ title: '✎ Rīgas ¦ POST/index.lv.mdx:6  ✎: is still to be written; write it or take it out, or keep draft: true
POST/index.lv.mdx ¦ draft: false ¦ draft: true ¦ POST/index.lv.mdx:15  draft: differs from POST/index.en.mdx; expected the same
CONTENT/locales/lv/blog.json ¦ "description": " ¦ "description": "${'a'.repeat(161)} ¦ meta.description: is too long for search results
CONTENT/company.yml ¦ name: Sample ¦ name: Sample™ ¦ CONTENT/company.yml:1  name: has "™", which the fonts
CONTENT/company.yml ¦ street: Parauga iela ¦ street: '{{company.name}}' # ¦ CONTENT/company.yml:12  address.street: holds {{; no fact is filled in here, expected plain words
POST/index.lv.mdx ¦ cover: cover.jpg ¦ cover: house.jpg ¦ POST/index.lv.mdx:11  cover: "house.jpg" is missing; expected a picture in POST
CONTENT/company.yml ¦ picture: photo-shoot.jpg ¦ picture: house.jpg ¦ CONTENT/company.yml:122  apartments[0].picture: "house.jpg" is missing; expected a picture in CONTENT/images
CONTENT/people/liga-ozola.yml ¦ photo: liga-ozola.jpg ¦ photo: Liga-Ozola.JPG ¦ CONTENT/people/liga-ozola.yml:3  photo: "Liga-Ozola.JPG" is missing; expected a picture in CONTENT/people; "liga-ozola.jpg" is there: write both alike
CONTENT/people/toms-kalnins.yml ¦ founder: 2 ¦ founder: 1 ¦ CONTENT/people/toms-kalnins.yml:2  founder: is 1 in CONTENT/people/liga-ozola.yml too; expected another place
CONTENT/locales/en/common.json ¦ "pricing": " ¦ "pricing": "Цены ¦ categories.pricing: has "Цены", which the fonts
CONTENT/legal/privacy-policy/index.lv.mdx ¦ updated: ' ¦ updated: '2999-01-01' # ' ¦ CONTENT/legal/privacy-policy/index.lv.mdx:2  updated: lies in the future
`);

const inPlace = (text: string) =>
  text.replaceAll('POST', POST).replaceAll('OTHER', OTHER).replaceAll('CONTENT', CONTENT);

const wrongFiles: [what: string, make: () => unknown, report: string][] = [
  [
    'a cover that is too small for link previews',
    () => drawInstead(`${POST}/cover.jpg`, 900, 600),
    `${POST}/cover.jpg  picture: is 900 × 600 pixels; expected 1200 × 630 pixels or more`,
  ],
  [
    'a cover that is not a picture',
    () => writeFileSync(`${POST}/cover.jpg`, 'A letter'),
    `${POST}/cover.jpg  picture: ${unreadable}`,
  ],
  [
    'a picture of a page that is too small for its place',
    () => drawInstead(HOME_PICTURE, 1200, 629),
    `${HOME_PICTURE}  picture: is 1200 × 629 pixels; expected 1200 × 630 pixels or more`,
  ],
  [
    'a picture of a page that is missing',
    () => rmSync(HOME_PICTURE),
    `${HOME_PICTURE}  picture: is missing; the site shows it`,
  ],
  [
    'a portrait whose file is incomplete',
    () => shorten(`${CONTENT}/people/liga-ozola.jpg`),
    `${CONTENT}/people/liga-ozola.jpg  picture: ${unreadable}`,
  ],
  [
    'a legal page that is missing',
    () => rmSync(`${CONTENT}/legal/privacy-policy/index.en.mdx`),
    `${CONTENT}/legal/privacy-policy/index.en.mdx  file: "index.en.mdx" is missing; expected a file of this name`,
  ],
  [
    'a published article that leads to a draft',
    () => makeDraft(OTHER),
    '"/blog/airbnb-listing-optimisation-riga/" leads to a draft; publish that article first',
  ],
  [
    'two articles with the same title',
    () => {
      const title = /^title: .*$/m;
      const own = title.exec(readFileSync(`${OTHER}/index.lv.mdx`, 'utf8'))?.[0] ?? '';
      const text = readFileSync(`${POST}/index.lv.mdx`, 'utf8');
      writeFileSync(`${POST}/index.lv.mdx`, text.replace(title, own));
    },
    `${POST}/index.lv.mdx:6  title: is that of ${OTHER}/index.lv.mdx too; expected one of its own`,
  ],
];

describe('Checking the content names', () => {
  test.each(wrongTexts)(
    'in %s the problem %s → %s',
    async (file = '', right = '', wrong = '', said = '') => {
      change(inPlace(file), right, wrong);
      expect(formatProblems(await checkContent())).toContain(inPlace(said));
    },
  );

  test.each(wrongFiles)('%s', async (_, make, said) => {
    await make();
    expect(formatProblems(await checkContent())).toContain(said);
  });

  test.each([
    [`${POST}/index.lv.mdx`, "date: '2025-04-10'", "date: '2025-02-30'"],
    [`${CONTENT}/company.yml`, 'onSiteFee: { value: 25', 'onSiteFee: { value: 25%'],
    [`${CONTENT}/company.yml`, '  map: { lv: Karte, en: Map }\n', ''],
    [`${CONTENT}/sums.yml`, 'value: 1100', 'value: 1100 €'],
    [`${CONTENT}/people/liga-ozola.yml`, 'photoAlt:', '# photoAlt:'],
  ])('once in %s what is wrong with "%s", and nothing that follows from it', async (...problem) => {
    change(...problem);
    expect(await checkContent()).toHaveLength(1);
  });
});

test('a picture that no page shows may have any size', async () => {
  await drawInstead(`${CONTENT}/images/other.jpg`, 64, 64);
  expect(await checkContent()).toEqual([]);
});

describe('npm run check:content', () => {
  const run = (environment = {}) => runScript('check-content.ts', [], environment);

  test('prints the same report as the build, and fails', async () => {
    shorten(`${POST}/cover.jpg`);
    makeDraft(OTHER);
    change(`${CONTENT}/locales/en/about.json`, '"head": {', '"heading": {');
    const report = formatProblems(await checkContent());
    expect(report.split('\n').length).toBeGreaterThan(3);
    expect(run()).toMatchObject({ status: 1, stdout: '', stderr: `${report}\n` });
  });

  test('counts articles and drafts when there is no problem', () => {
    expect(run()).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringMatching(/^No problems\. Articles: \d+, of them drafts: \d+\.\n$/),
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
