import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';
import type { Language } from '../../site/languages';
import { TODO_MARK } from '../content/posts/read-post';
import { palette } from '../../theme/palette';
import { typeset } from '../content/words/typeset';
import { cardBox, cardSize, draw, photoPlace, type Card } from './card';

const QUALITY = 82;

export interface ShareContent extends Omit<Card, 'photo'> {
  language: Language;
  /** `digest` stands for what the file holds. */
  photo: { path: string; digest: string };
}

/** Rendered unless `public` already has the same file. */
export async function sharePicture({ photo, language, ...words }: ShareContent): Promise<string> {
  const title = typeset(words.title.replaceAll(TODO_MARK, '').trim(), language);
  const card = { ...words, title };
  const drawn = JSON.stringify([await drawCard(card), photo.digest, photoPlace, QUALITY]);
  const digest = createHash('sha256').update(drawn).digest('hex').slice(0, 16);
  const address = `/static/share/${digest}.jpg`;
  const file = `public${address}`;
  if (!existsSync(file)) await writeCard(file, { ...card, photo: await readPhoto(photo.path) });
  return address;
}

const drawCard = (card: Card) => draw(cardBox(card), cardSize);

function readPhoto(path: string): Promise<Buffer> {
  const { width, height } = photoPlace;
  return sharp(path)
    .autoOrient()
    .flatten({ background: palette.white })
    .resize(width, height)
    .png()
    .toBuffer();
}

/** Writes the file in one step, so that it is there whole or not at all. */
async function writeCard(file: string, card: Card): Promise<void> {
  const svg = Buffer.from(await drawCard(card));
  const picture = await sharp(svg).jpeg({ quality: QUALITY }).toBuffer();
  const unfinished = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(unfinished, picture);
  renameSync(unfinished, file);
}
