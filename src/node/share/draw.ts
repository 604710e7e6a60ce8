import { readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import type { Font } from 'satori';

/** satori takes one file of a family, so Latvian letters are a family of their own. */
const fonts = [
  readFont('Fraunces', 'fraunces-latin'),
  readFont('Fraunces ext', 'fraunces-latin-ext'),
  readFont('Figtree', 'figtree-latin'),
  readFont('Figtree ext', 'figtree-latin-ext'),
];

function readFont(name: string, file: string): Font {
  return { name, data: readFileSync(`src/node/share/fonts/${file}.woff2`) };
}

/** An SVG of paths, independent of the machine's fonts. @throws on a letter that the fonts lack. */
export async function draw(
  element: ReactElement,
  size: { width: number } | { height: number },
): Promise<string> {
  // Importing it starts its engine.
  const { default: satori } = await import('satori');
  let unknown = '';
  const svg = await satori(element, {
    ...size,
    fonts,
    loadAdditionalAsset: (_, letters) => {
      // Word joiners steer the breaks and are not drawn.
      unknown += letters.replaceAll('\u2060', '');
      return Promise.resolve([]);
    },
  });
  if (unknown === '') return svg;
  throw new Error(
    `has "${unknown}", which the fonts of the pictures for sharing lack; expected Latin letters`,
  );
}
