import { pageRoutes } from '../../site/routes';
import { CONTENT } from '../content/content-folder';
import type { Problem } from '../content/problems';
import { pagePicture } from './share-pictures';

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

interface PicturePlace {
  place: string;
  picture: string;
}

/** The size of link previews; covers need it too. */
export const LEAST: PictureSize = { width: 1200, height: 630 };

const WIDE: Readonly<Record<string, PictureSize>> = {
  'hero-riga-wide': { width: 2400, height: 1350 },
  'elite-host-network': { width: 2000, height: 1125 },
  'evening-street': { width: 1600, height: 900 },
  'owners-hero': { width: 1600, height: 900 },
};

const ASKED = {
  'frame-query.businessPicture': 'hero-riga',
  'home.heroWide': 'hero-riga-wide',
  'home.heroPhone': 'hero-riga-phone',
  'home.photography': 'photo-shoot',
  'home.cleaning': 'room-bedroom',
  'home.laundry': 'laundry',
  'home.benefits': 'reading-corner',
  'about.story': 'story',
  'services.hero': 'evening-street',
  'services.fullService': 'full-service',
  'services.group': 'elite-host-network',
  'owners.hero': 'owners-hero',
  'consultation.desk': 'consultation',
  'network.hero': 'elite-host-network',
  'blog.fallback': 'default-post',
  'article.fallback': 'default-post',
  'not-found.picture': 'default-post',
} as const;

export const picturePlaces: readonly PicturePlace[] = [
  ...Object.entries(ASKED).map(([place, picture]) => ({ place, picture })),
  ...pageRoutes.map(({ id }) => ({ place: `share.${id}`, picture: pagePicture(id) })),
];

export const leastSize = (picture: string): PictureSize => WIDE[picture] ?? LEAST;

export const missingPicture = (file: string, asker: string): Problem => ({
  file,
  key: 'picture',
  message: `is missing; ${asker} shows it`,
});
