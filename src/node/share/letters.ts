import { readFileSync } from 'node:fs';
import type { Font } from 'satori';
import type { Word } from './break-title';
import { linesBox, type Box } from './elements';

/** In pixels. */
interface Size {
  width: number;
  height: number;
}

/**
 * The letters of Latvian are a separate font family: in the same family they would lose their
 * marks.
 */
const fonts = ['Fraunces', 'Figtree'].flatMap((family) => [
  readFont(family, `${family.toLowerCase()}-latin`),
  readFont(`${family} ext`, `${family.toLowerCase()}-latin-ext`),
]);

function readFont(name: string, file: string): Font {
  return { name, data: readFileSync(`src/node/share/fonts/${file}.woff2`) };
}

/**
 * The box as an SVG of paths, so that no font of the machine is needed.
 * @throws when it holds a letter that the fonts lack.
 */
export async function drawLetters(box: Box, size: Size): Promise<string> {
  return layOut(box, size, () => undefined);
}

/** The widths in em of all measured words; titles have many words in common. */
const widths = new Map<string, number>();

/**
 * The words of a title with their widths.
 * @throws when they hold a letter that the fonts lack.
 */
export async function measureWords(words: readonly string[]): Promise<Word[]> {
  const em = 100;
  const unknown = [...new Set(words)].filter((word) => !widths.has(word));
  if (unknown.length > 0) {
    const room = { width: 100 * em, height: 100 * em };
    const measured: number[] = [];
    await layOut(linesBox({ size: em, lines: unknown }), room, (_, width) =>
      measured.push(width / em),
    );
    unknown.forEach((word, index) => widths.set(word, measured[index] ?? 0));
  }
  return words.map((text) => ({ text, width: widths.get(text) ?? 0 }));
}

async function layOut(
  box: Box,
  size: Size,
  onText: (text: string, width: number) => void,
): Promise<string> {
  const { default: satori } = await import('satori');
  const unknown: string[] = [];
  const svg = await satori(box, {
    ...size,
    fonts,
    loadAdditionalAsset: (_, letters) => {
      unknown.push(letters);
      return Promise.resolve([]);
    },
    onNodeDetected: ({ textContent, width }) => {
      if (textContent !== undefined) onText(textContent, width);
    },
  });
  if (unknown.length === 0) return svg;
  throw new Error(
    `has "${unknown.join('')}", which the fonts of the pictures for sharing lack; expected Latin letters`,
  );
}
