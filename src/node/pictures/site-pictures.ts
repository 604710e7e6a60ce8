import { CONTENT } from '../content/content-folder';

export const IMAGES = `${CONTENT}/images`;

/** In pixels, after the rotation that the camera recorded. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Of people. */
export const PORTRAIT: PictureSize = { width: 400, height: 400 };

/** Of an owner who is quoted. */
export const FACE: PictureSize = { width: 128, height: 128 };

/** The size of link previews; covers need it too. */
export const LEAST: PictureSize = { width: 1200, height: 630 };

/** Of each picture that pages show, its least size. */
const sizes = {
  consultation: LEAST,
  'default-post': LEAST,
  'elite-host-network': { width: 2000, height: 1125 },
  'evening-street': { width: 1600, height: 900 },
  'full-service': LEAST,
  'hero-riga': LEAST,
  'hero-riga-phone': LEAST,
  'hero-riga-wide': { width: 2400, height: 1350 },
  'host-table': LEAST,
  'host-table-night': { width: 1600, height: 720 },
  laundry: LEAST,
  'not-found': LEAST,
  'owners-hero': { width: 1600, height: 900 },
  'photo-shoot': LEAST,
  'reading-corner': LEAST,
  'room-bedroom': LEAST,
  story: LEAST,
} satisfies Record<string, PictureSize>;

export type SitePicture = keyof typeof sizes;

export const sitePictures = Object.keys(sizes) as SitePicture[];

/** None of what the site itself does not show. */
export const leastSize = (name: string): PictureSize | undefined =>
  (sizes as Partial<Record<string, PictureSize>>)[name];
