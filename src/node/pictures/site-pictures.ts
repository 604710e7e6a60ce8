import type { PageRouteId } from '../../site/routes';
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
export const leastSizes = {
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

export type SitePicture = keyof typeof leastSizes;

export const sitePictures = Object.keys(leastSizes) as SitePicture[];

const sharePictures: Partial<Record<PageRouteId, SitePicture>> = {
  services: 'evening-street',
  about: 'story',
  owners: 'owners-hero',
  papers: 'reading-corner',
  consultation: 'consultation',
  network: 'host-table',
  blog: 'default-post',
  terms: 'room-bedroom',
  privacy: 'room-bedroom',
};

/** Articles are shared by their cover. */
export const pagePicture = (route: PageRouteId): SitePicture => sharePictures[route] ?? 'hero-riga';
