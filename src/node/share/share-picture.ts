import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Language } from '../../site/languages';
import { formatProblems } from '../content/problems';
import { drawPicture, QUALITY } from './draw-picture';
import { wordsBox } from './elements';
import { ground } from './ground';
import type { Photo } from './layers';
import { drawLetters, measureWords } from './letters';
import { setTitle, type SetTitle } from './set-title';
import { column, photo as photoPlace } from './shape';
import { titleWords } from './title-words';

/** What a page gives to its picture. */
export interface ShareContent {
  title: string;
  language: Language;
  /** What kind of text it is, above the title. */
  kicker?: string;
  companyName: string;
  photo: Photo;
  /** Where an editor finds the title: file, from the project's root, and key. */
  source: { file: string; key: string };
}

/**
 * The address of a page's picture for sharing, 1200 by 630, on this site. It is drawn unless an
 * earlier build has left the same one in `public`; its name says what is on it.
 * @throws when the title cannot be set, with the file and key to mend.
 */
export async function sharePicture(content: ShareContent): Promise<string> {
  const { title, language, kicker, companyName, photo, source } = content;
  try {
    const words = await drawLetters(wordsBox(await fitTitle(title, language), kicker), column);
    const behind = await ground(companyName);
    const place = JSON.stringify([photoPlace, column, photo.keep, QUALITY]);
    const address = `/static/share/${hash(words, photo.digest, behind.digest, place)}.jpg`;
    const file = `public${address}`;
    if (!existsSync(file)) await drawPicture(file, { ground: behind, words, photo });
    return address;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(formatProblems([{ ...source, message }]), { cause: error });
  }
}

/** What keeps a title from a picture for sharing, in words for its editor; nothing where it fits. */
export async function titleFault(title: string, language: Language): Promise<string | undefined> {
  try {
    await fitTitle(title, language);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** @throws when the title has letters that the fonts lack, or is too long for the picture. */
async function fitTitle(title: string, language: Language): Promise<SetTitle> {
  const set = setTitle(await measureWords(titleWords(title, language)), language);
  if (set) return set;
  throw new Error(
    `"${title}" does not fit the picture for sharing; expected fewer or shorter words`,
  );
}

function hash(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);
}
