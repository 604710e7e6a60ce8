import { readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import type { Font } from 'satori';

/** The letters of Latvian are families of their own: satori takes one file of a family. */
const fonts = [
  readFont('Fraunces', 'fraunces-latin'),
  readFont('Fraunces ext', 'fraunces-latin-ext'),
  readFont('Figtree', 'figtree-latin'),
  readFont('Figtree ext', 'figtree-latin-ext'),
];

function readFont(name: string, file: string): Font {
  return { name, data: readFileSync(`src/node/share/fonts/${file}.woff2`) };
}

/**
 * An element as an SVG of paths, so that no font of the machine is needed. A side that `size` does
 * not give is as long as the element needs.
 * @throws when it holds a letter that the fonts lack.
 */
export async function draw(
  element: ReactElement,
  size: { width: number } | { height: number },
): Promise<string> {
  // Imported where it is used: it starts an engine of its own at once.
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
