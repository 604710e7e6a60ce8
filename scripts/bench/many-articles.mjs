// Articles for a bench: texts and covers of their own, made of those that are there, alike in each run.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createJiti } from 'jiti';
import sharp from 'sharp';
import { shuffle } from './shuffle.mjs';

const source = createJiti(import.meta.url);
/** @type {typeof import('../../src/site/languages')} */
const { languages } = await source.import('../../src/site/languages/index.ts');
/** @type {typeof import('../../src/node/host/kept-build')} */
const { buildCode } = await source.import('../../src/node/host/kept-build.ts');

/**
 * Fills the blog of the project in `folder` up to `count` articles in every language. Each has a
 * title, a cover and an order of paragraphs that no other has; four of five are listed.
 * @param {string} folder
 * @param {number} count
 */
export async function fillBlog(folder, count) {
  const blog = join(folder, 'content/blog');
  const originals = readdirSync(blog);
  const pools = languages.map((language) => readPool(blog, originals, language));
  for (let index = originals.length; index < count; index += 1) {
    const original = originals[index % originals.length] ?? '';
    const article = { from: join(blog, original), to: join(blog, `${original}-${index}`), index };
    mkdirSync(article.to);
    for (const pool of pools) writeText(article, pool);
    await drawCover(article);
  }
}

/**
 * What the articles of one language are made of: the words of their titles, their paragraphs.
 * @param {string} blog
 * @param {string[]} originals
 * @param {string} language
 */
function readPool(blog, originals, language) {
  const texts = originals.map((slug) => readFileSync(join(blog, slug, `${language}.mdx`), 'utf8'));
  const titles = texts.map((text) => /^title: '(.*)'$/m.exec(text)?.[1] ?? '');
  return {
    language,
    words: [...new Set(titles.join(' ').match(/\p{L}{4,}/gu) ?? [])],
    paragraphs: texts.flatMap((text) => blocksOf(text).filter(isParagraph)),
  };
}

const blocksOf = (/** @type {string} */ text) => text.split(/\n{2,}/);

/** Plain text: no heading, list, table, component or front matter. */
const isParagraph = (/** @type {string} */ block) =>
  /^[\p{L}„“]/u.test(block) && !/^\w+: /.test(block);

/**
 * @param {{ from: string; to: string; index: number }} article
 * @param {ReturnType<typeof readPool>} pool
 */
function writeText({ from, to, index }, { language, words, paragraphs }) {
  const fresh = shuffle(paragraphs, index);
  const text = readFileSync(join(from, `${language}.mdx`), 'utf8');
  const blocks = blocksOf(text).map((block) => (isParagraph(block) ? fresh.pop() : block));
  const some = (/** @type {number} */ count) =>
    [index, ...shuffle(words, index).slice(0, count)].join(' ');
  const written = blocks
    .join('\n\n')
    .replace(/^id: .*/m, `id: ${1000 + index}`)
    .replace(/^slug: (.*)/m, `slug: $1-${index}`)
    .replace(/^aliases:.*\n(?: +- .*\n)*/m, 'aliases: []\n')
    .replace(/^custom.*\n/gm, '')
    .replace(/^title: .*/m, `title: '${some(4)}'`)
    .replace(/^excerpt: .*/m, `excerpt: '${some(9)}'`)
    .replace(/^listed: .*/m, `listed: ${index % 5 > 0}`);
  writeFileSync(join(to, `${language}.mdx`), written);
}

/**
 * A piece of the original's cover in other colours: as hard to encode as a photograph of its own.
 * @param {{ from: string; to: string; index: number }} article
 */
async function drawCover({ from, to, index }) {
  const { width, height } = await sharp(join(from, 'cover.jpg')).metadata();
  const part = 0.75 + 0.2 * ((index * 0.618) % 1);
  const piece = { width: Math.round(width * part), height: Math.round(height * part) };
  const [left, top] = [(width - piece.width) >> (index % 3), (height - piece.height) >> 1];
  await sharp(join(from, 'cover.jpg'))
    .extract({ left, top, ...piece })
    .resize(width, height)
    .modulate({ hue: (index * 47) % 360 })
    .jpeg({ quality: 85 })
    .toFile(join(to, 'cover.jpg'));
}

/**
 * Adds a sentence to one article in the project in `folder`.
 * @param {string} folder
 */
export function changeSentence(folder) {
  const blog = join(folder, 'content/blog');
  const slug = readdirSync(blog)[0] ?? '';
  const file = join(blog, slug, 'lv.mdx');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, `${text.trimEnd()}\n\nViens teikums vairāk.\n`);
}

/**
 * Lays a fresh copy of what the project builds from into `folder`.
 * @param {string} folder
 */
export function copyProject(folder) {
  rmSync(folder, { recursive: true, force: true });
  for (const name of ['content', ...buildCode])
    cpSync(name, join(folder, name), { recursive: true });
}
