import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { pageRoutes } from '../../site/routes';
import { pagePicture } from './page-pictures';
import type { PictureSize } from './read-picture';

/** A place that shows a picture of `content/images`. */
export interface PictureUse {
  /** The picture's name, without its ending. */
  picture: string;
  /** Who shows it, as a mistake names it. */
  asker: string;
  /** The place by name: its page or the part of the site, and what stands there. */
  place: string;
  /** What the place needs so that the picture is not stretched. */
  least: PictureSize;
}

/** Link previews show a picture in this size; it is cut to it. */
export const SHARED: PictureSize = { width: 1200, height: 630 };

const SOURCES = 'src';
const QUERY = /(?:(\w+): )?picture\(name: "([\w-]+)"\) \{\s*\w+\(((?:[^()"]|"[^"]*")*)\)/g;
/** Where a place leaves the shape to the picture, none is flatter. */
const FLATTEST = 16 / 9;

/** All places of the site that show a picture of `content/images`: queries, and links that are shared. */
export function pictureUses(): PictureUse[] {
  const asked = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .sort()
    .flatMap((name) => usesIn(`${SOURCES}/${name}`));
  const shared = pageRoutes.map(({ id }) => ({
    picture: pagePicture(id),
    asker: 'a picture for sharing',
    place: `share.${id}`,
    least: SHARED,
  }));
  return [...asked, ...shared];
}

/** For each picture the size that fits all of its places. */
export function leastSizes(uses: readonly PictureUse[]): Map<string, PictureSize> {
  const sizes = new Map<string, PictureSize>();
  for (const { picture, least } of uses) {
    const known = sizes.get(picture) ?? least;
    const width = Math.max(known.width, least.width);
    sizes.set(picture, { width, height: Math.max(known.height, least.height) });
  }
  return sizes;
}

function usesIn(file: string): PictureUse[] {
  const page = basename(file, extname(file));
  const found = [...readFileSync(file, 'utf8').matchAll(QUERY)];
  return found.map(([, alias = 'picture', picture = '', given = '']) => ({
    picture,
    asker: file,
    place: `${page}.${alias}`,
    least: leastOf(given),
  }));
}

/** What a place needs, by the arguments of its query. */
export function leastOf(given: string): PictureSize {
  const plain = given.replace(/"[^"]*"/g, '');
  const valueOf = (name: string) => Number(new RegExp(`\\b${name}: ([\\d.]+)`).exec(plain)?.[1]);
  const choice = /breakpoints: \[([^\]]*)\]/.exec(plain)?.[1]?.split(',').map(Number) ?? [];
  const [own, height] = [valueOf('width'), valueOf('height')];
  const width = Math.max(own || 0, ...choice);
  const ratio = own / height || valueOf('aspectRatio') || FLATTEST;
  return { width, height: Math.floor(width / ratio) };
}
