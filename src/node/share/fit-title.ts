import type { Language } from '../../site/languages';
import { TO_WRITE } from '../content/posts/post-schema';
import { typeset } from '../content/words/typeset';
import { titleBox, titleRoom, type Title } from './card';
import { draw } from './draw';

/** The smallest can still be read in a preview of a quarter's size. */
const sizes = [64, 56, 48, 42, 36];

/** The space before a short last word, which would stand on a line of its own. */
const SHORT_END = / (?=\S{1,5}$)/;

/** The largest letters in which it fits. @throws when it fits in none. */
export async function fitTitle(title: string, language: Language): Promise<Title> {
  const text = typeset(title.replaceAll(TO_WRITE, '').trim(), language).replace(
    SHORT_END,
    '\u00a0',
  );
  for (const size of sizes) if (await fits({ text, size })) return { text, size };
  throw new Error(
    `"${title}" does not fit the picture for sharing; expected fewer or shorter words`,
  );
}

async function fits(title: Title): Promise<boolean> {
  const { width, height } = titleRoom;
  const lines = await draw(titleBox(title), { width });
  const longestWord = await draw(titleBox(title, 'min-content'), { height });
  return sideOf(lines, 'height') <= height && sideOf(longestWord, 'width') <= width;
}

const sideOf = (svg: string, side: 'width' | 'height') =>
  Number(new RegExp(` ${side}="([\\d.]+)"`).exec(svg)?.[1]);
