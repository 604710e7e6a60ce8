// Makes the fonts of the pictures for sharing anew: node scripts/cut-share-fonts.mjs
// They are the site's two families, each cut to the one weight that the pictures use: the program that
// draws the pictures cannot choose a weight of a variable font. Browsers never load them, so they keep
// all letters of both files.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const OUT = 'src/node/share/fonts';
const FILES = 'node_modules/@fontsource-variable';

const families = [
  {
    family: 'fraunces',
    source: 'fraunces/files/fraunces-{script}-full-normal.woff2',
    axes: { opsz: 84, SOFT: 100, WONK: 0, wght: 560 },
  },
  {
    family: 'figtree',
    source: 'figtree/files/figtree-{script}-wght-normal.woff2',
    axes: { wght: 600 },
  },
];

await rm(OUT, { recursive: true, force: true });
await mkdir(OUT, { recursive: true });

for (const { family, source, axes } of families) {
  for (const script of ['latin', 'latin-ext']) {
    const original = await readFile(`${FILES}/${source.replace('{script}', script)}`);
    const font = await subsetFont(original, letters(), {
      targetFormat: 'woff2',
      variationAxes: axes,
    });
    await writeFile(`${OUT}/${family}-${script}.woff2`, font);
    console.log(`${family}-${script}`, `${(font.length / 1024).toFixed(1)} KB`);
  }
}

/** Latin letters with all their accents, and the punctuation, currencies and arrows of both files. */
function letters() {
  /** @type {[number, number][]} */
  const ranges = [
    [0x20, 0x24f],
    [0x2010, 0x2044],
    [0x20a0, 0x20bf],
    [0x2190, 0x2193],
    [0x2212, 0x2212],
  ];
  return ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i))
    .map((point) => String.fromCodePoint(point))
    .join('');
}
