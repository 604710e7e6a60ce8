import { pageRoutes } from '../../site/routes';
import { CONTENT } from '../content/content-folder';
import type { Problem } from '../content/problems';
import { pagePicture } from './page-pictures';

export const IMAGES = `${CONTENT}/images`;

/** In pixels, as the picture is seen, whichever way the camera was held. */
export interface PictureSize {
  width: number;
  height: number;
}

/** A place that shows a picture of `content/images`. */
interface PicturePlace {
  /** The page or part of the site, and what its query calls the picture. */
  place: string;
  /** The picture's name, without its ending. */
  picture: string;
}

/** Link previews show a picture in this size; it is cut to it. Covers need it too. */
export const LEAST: PictureSize = { width: 1200, height: 630 };

/** The pictures whose place is wider than `LEAST`. */
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
  'services.blaumana': 'property-blaumana',
  'services.historicCentre': 'property-historic-centre',
  'services.penthouse': 'property-penthouse',
  'owners.hero': 'owners-hero',
  'consultation.desk': 'consultation',
  'network.hero': 'elite-host-network',
  'blog.fallback': 'default-post',
  'article.fallback': 'default-post',
  'not-found.picture': 'default-post',
} as const;

/** All places: those of the queries, and the previews of links. */
export const picturePlaces: readonly PicturePlace[] = [
  ...Object.entries(ASKED).map(([place, picture]) => ({ place, picture })),
  ...pageRoutes.map(({ id }) => ({ place: `share.${id}`, picture: pagePicture(id) })),
];

/** The size that a picture of `content/images` needs so that no place stretches it. */
export const leastSize = (picture: string): PictureSize => WIDE[picture] ?? LEAST;

/** `asker` is what shows the picture. */
export function missingPicture(file: string, asker: string): Problem {
  return { file, key: 'picture', message: `is missing; ${asker} shows it` };
}
