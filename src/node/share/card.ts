import { readFileSync } from 'node:fs';
import { createElement, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import type { Font } from 'satori';
import { fillInColours, palette } from '../../theme/palette';

export interface Card {
  title: string;
  kicker?: string;
  companyName: string;
  /** A PNG that fills `photoPlace`. */
  photo?: Buffer;
}

/** In pixels. */
export const cardSize = { width: 1200, height: 630 };

export const photoPlace = { left: 580, top: 0, width: 620, height: 486 };

const display = 'Fraunces, Fraunces ext';

/** A title of 75 letters needs five lines in the smaller size; a word of 20 letters fits one line. */
const isLong = (title: string) => /.{51}|\S{18}/.test(title);

export const cardBox = ({ title, kicker, companyName, photo }: Card): ReactElement =>
  box(
    { ...cardSize, backgroundColor: palette.pine, color: palette['on-pine'] },
    box(
      { position: 'absolute', left: 60, top: 56, flexDirection: 'column' },
      kicker === undefined ? bar : kickerBox(kicker),
      titleBox(title),
    ),
    photo && picture('png', photo, { ...photoPlace, borderBottomLeftRadius: 28 }),
    picture('svg+xml', readFileSync('static/skyline.svg'), {
      left: 432,
      top: 510,
      width: 768,
      height: 120,
    }),
    picture('svg+xml', readMark(), { left: 52, top: 508, width: 64, height: 64 }),
    nameBox(companyName),
  );

export const titleBox = (title: string): ReactElement =>
  box(
    {
      display: 'block',
      width: 480,
      fontFamily: display,
      fontSize: isLong(title) ? 52 : 64,
      lineHeight: 1.1,
      letterSpacing: '-0.015em',
      textWrap: 'balance',
      wordBreak: 'break-word',
    },
    title,
  );

const kickerBox = (kicker: string) =>
  box(
    {
      marginBottom: 16,
      color: palette.amber,
      fontFamily: 'Figtree, Figtree ext',
      fontSize: 26,
      lineHeight: 1.4,
    },
    kicker,
  );

const bar = box({
  width: 56,
  height: 6,
  margin: '14px 0 32px',
  borderRadius: 3,
  backgroundColor: palette.amber,
});

const nameBox = (name: string) =>
  box(
    {
      ...{ position: 'absolute', left: 126, top: 508, height: 64, alignItems: 'center' },
      ...{ fontFamily: display, fontSize: 42, letterSpacing: '-0.02em' },
    },
    name,
  );

function readMark(): Buffer {
  const logo = readFileSync('artwork/drawings/logo.svg', 'utf8');
  return Buffer.from(fillInColours(logo.replaceAll('--pine', '--on-pine')));
}

function picture(type: string, data: Buffer, style: CSSProperties) {
  const src = `data:image/${type};base64,${data.toString('base64')}`;
  return createElement('img', { src, style: { position: 'absolute', ...style } });
}

function box(style: CSSProperties, ...children: ReactNode[]) {
  return createElement('div', { style: { display: 'flex', ...style } }, ...children);
}

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

/** An SVG of paths, independent of the machine's fonts. */
export async function draw(
  element: ReactElement,
  options: { width: number } | { height: number },
): Promise<string> {
  // Importing it starts its engine.
  const { default: satori } = await import('satori');
  return satori(element, { ...options, fonts });
}
