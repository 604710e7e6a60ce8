import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { coloured, palette } from '../../theme/palette';
import { brandBox } from './elements';
import type { Layer } from './layers';
import { drawLetters } from './letters';
import { brand, picture, skyline } from './shape';

/** What all pictures have in common, as pixels. */
export interface Ground extends Layer {
  digest: string;
}

const drawn = new Map<string, Promise<Ground>>();

/** The ground with the company's mark and name and the skyline; drawn once for each name. */
export function ground(companyName: string): Promise<Ground> {
  const known = drawn.get(companyName);
  if (known) return known;
  const made = drawGround(companyName);
  drawn.set(companyName, made);
  return made;
}

async function drawGround(companyName: string): Promise<Ground> {
  const { left, top, height } = brand;
  const name = await drawLetters(brandBox(companyName), { width: 480, height });
  const { data, info } = await sharp({
    create: { ...picture, channels: 3, background: palette.pine },
  })
    .composite([
      { input: await drawSkyline(), left: skyline.left, top: skyline.top },
      { input: await drawMark(), left, top },
      { input: Buffer.from(name), left: left + height + 10, top },
    ])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, channels } = info;
  const digest = createHash('sha256').update(data).digest('hex');
  return { pixels: data, raw: { width, height: info.height, channels }, digest };
}

async function drawSkyline(): Promise<Buffer> {
  const { width, height } = skyline;
  return sharp('static/skyline.svg').resize(width, height).png().toBuffer();
}

/** The logo as it stands on a dark ground. */
async function drawMark(): Promise<Buffer> {
  const logo = await readFile('artwork/drawings/logo.svg', 'utf8');
  const mark = Buffer.from(coloured(logo.replaceAll('--pine', '--on-pine')));
  return sharp(mark, { density: 144 }).resize(brand.height, brand.height).png().toBuffer();
}
