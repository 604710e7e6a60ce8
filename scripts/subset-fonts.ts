// Subsets the fonts of the site from their packages.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fromBuffer } from '@capsizecss/unpack';
import { create } from 'fontkitten';
import { format, resolveConfig } from 'prettier';
import subsetFont from 'subset-font';
import { languages, typography } from '../src/site/languages';

const OUT = 'static/fonts';
const FILES = 'node_modules/@fontsource-variable';

const letters = languages.flatMap((language) => Array.from(typography[language].letters));
const isExtended = (letter: string) => letter > 'ÿ';

// With the letters of neighbours, for names.
const signs = '\u00a0§©«»°·×½ÄÖÜÉäöüßéõ‑–—‘’“”„•…\u202f€→−';
const plain = letters.filter((letter) => !isExtended(letter));
const latin = [characters(0x20, 0x7e), signs, ...plain].join('');
const extended = letters.filter(isExtended).join('');

// Spans instead of each letter: they stand in every document.
const scripts = [
  { script: 'latin', text: latin, unicodeRange: 'U+0-FF, U+2000-22FF' },
  { script: 'latin-ext', text: extended, unicodeRange: 'U+100-24F' },
];

// `sizeAdjust`: how much wider than the `local` fonts the family is, measured on the site's texts.
const families = [
  {
    family: 'Fraunces',
    source: 'fraunces/files/fraunces-{script}-full-normal.woff2',
    // Headings have one weight, also where a part of them is bold.
    axes: { opsz: 84, SOFT: 100, WONK: 0, wght: 500 },
    weight: '400 600',
    local: ['Times New Roman', 'Liberation Serif', 'Tinos'],
    sizeAdjust: 1.006,
  },
  {
    family: 'Figtree',
    source: 'figtree/files/figtree-{script}-wght-normal.woff2',
    axes: { wght: { min: 400, max: 600 } },
    weight: '400 600',
    local: ['Arial', 'Liberation Sans', 'Arimo'],
    sizeAdjust: 0.984,
  },
];

await rm(OUT, { recursive: true, force: true });
await mkdir(OUT, { recursive: true });

const fonts = [];
for (const { family, source, axes, weight, local, sizeAdjust } of families) {
  const files = [];
  const [slug = family] = source.split('/');
  const licence = await readFile(`${FILES}/${slug}/LICENSE`);
  await writeFile(`${OUT}/${slug}-license.${hashOf(licence)}.txt`, licence);
  for (const { script, text, unicodeRange } of scripts) {
    const original = await readFile(`${FILES}/${source.replace('{script}', script)}`);
    refuseMissing(await subsetFont(original, text), text, `${family}, ${script}`);
    const font = await subsetFont(original, text, { targetFormat: 'woff2', variationAxes: axes });
    const name = `${slug}-${script}.${hashOf(font)}.woff2`;
    await writeFile(`${OUT}/${name}`, font);
    files.push({ url: `/fonts/${name}`, letters: text, unicodeRange });
    console.log(name, `${(font.length / 1024).toFixed(1)} KB`);
  }
  const original = await readFile(`${FILES}/${source.replace('{script}', 'latin')}`);
  const metrics = await fromBuffer(await subsetFont(original, latin, { variationAxes: axes }));
  const adjusted = (units: number) => percent(Math.abs(units) / metrics.unitsPerEm / sizeAdjust);
  fonts.push({
    family,
    weight,
    files,
    fallback: {
      local,
      ascentOverride: adjusted(metrics.ascent),
      descentOverride: adjusted(metrics.descent),
      lineGapOverride: adjusted(metrics.lineGap),
      sizeAdjust: percent(sizeAdjust),
    },
  });
}
const list = 'src/theme/font-files.json';
const style = await resolveConfig(list);
await writeFile(list, await format(JSON.stringify(fonts, null, 2), { ...style, filepath: list }));

/** A letter that the font lacks would come from another font, in the middle of a word. */
function refuseMissing(font: Buffer, text: string, name: string) {
  const file = create(font);
  if (file.isCollection) throw new Error(`${name}: is a collection of fonts; expected one`);
  const missing = (text.match(/\p{L}/gu) ?? []).filter(
    (letter) => !file.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
  if (missing.length > 0)
    throw new Error(`${name}: the font has no ${missing.join(' ')}; choose one that has them`);
}

function hashOf(file: Buffer) {
  return createHash('sha256').update(file).digest('hex').slice(0, 8);
}

function percent(ratio: number) {
  return `${Number((ratio * 100).toFixed(2))}%`;
}

function characters(first: number, last: number) {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join(
    '',
  );
}
