import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { checkContent } from '../../../../src/node/check/check-content';
import { CONTENT } from '../../../../src/node/content/content-folder';
import { formatProblems } from '../../../../src/node/content/problems';
import { workInContentCopy } from '../../../support/content-copy';

const BLOG = `${CONTENT}/blog`;
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' }, limitInputPixels: false });

/** Each stands as the cover of an article of its own. */
const covers: [slug: string, file: () => Promise<Buffer> | Buffer, report: string][] = [
  [
    'riga-rental-market-analysis',
    () => Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'),
    'is a HEIC photograph',
  ],
  ['airbnb-listing-optimisation-riga', () => drawn(9, 9).tiff().toBuffer(), 'is a TIFF'],
  ['guest-experience-short-term-rental', () => drawn(9, 9).gif().toBuffer(), 'is a GIF'],
  ['of-the-same-day', () => Buffer.from('<svg xmlns="a"/>'), 'is a drawing (SVG)'],
  [
    'short-term-vs-long-term-rental-riga',
    () => drawn(12_000, 9000).jpeg().toBuffer(),
    'has 108 million pixels; expected 100 at most',
  ],
  [
    'professional-short-term-rental-management-riga',
    () => drawn(1300, 1000).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    'is 1000 × 1300 pixels; expected 1200 × 630 pixels or more',
  ],
];

workInContentCopy();

test('pictures that no browser shows are told apart, each with what to do', async () => {
  for (const [slug, make] of covers) writeFileSync(`${BLOG}/${slug}/cover.jpg`, await make());
  writeFileSync(`${BLOG}/of-the-same-day/IMG_1.HEIC`, '');
  const report = formatProblems(await checkContent());
  for (const [slug, , said] of covers)
    expect(report).toContain(`${BLOG}/${slug}/cover.jpg  picture: ${said}`);
  expect(report).toContain(`${BLOG}/of-the-same-day/IMG_1.HEIC  file: is a HEIC photograph`);
});

test('a name with signs that stand apart from their letters is found', async () => {
  const picture = await drawn(800, 600).jpeg().toBuffer();
  writeFileSync(`${BLOG}/every-component/${'Rīga.jpg'.normalize('NFD')}`, picture);
  const file = `${BLOG}/every-component/index.lv.mdx`;
  writeFileSync(
    file,
    `---\nslug: every-component\n---\n![Rīga](${'Rīga.jpg'.normalize('NFC')}) ![A](room.jpg)\n`,
  );
  const report = formatProblems(await checkContent());
  expect(report).not.toContain('Rīga.jpg');
  expect(report).toContain(`${file}:1  title: is required: a text`);
});
