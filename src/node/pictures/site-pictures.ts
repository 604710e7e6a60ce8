import type { RouteId } from '../../site/routes';
import { palette } from '../../theme/palette';
import { CONTENT } from '../content/files';
import { LINK_PREVIEW, type PictureSize } from '../content/fields';

/** The background of transparent pictures. */
export const PICTURE_GROUND = palette.white;

export const IMAGES = `${CONTENT}/images`;

export const leastSizes = {
  consultation: LINK_PREVIEW,
  'default-post': LINK_PREVIEW,
  'elite-host-network': { width: 2000, height: 1125 },
  'evening-street': { width: 1600, height: 900 },
  'full-service': LINK_PREVIEW,
  'hero-riga': LINK_PREVIEW,
  'hero-riga-phone': LINK_PREVIEW,
  'hero-riga-wide': { width: 2400, height: 1350 },
  'host-table': LINK_PREVIEW,
  'host-table-night': { width: 1600, height: 720 },
  laundry: LINK_PREVIEW,
  'not-found': LINK_PREVIEW,
  'owners-hero': { width: 1600, height: 900 },
  'photo-shoot': LINK_PREVIEW,
  'reading-corner': LINK_PREVIEW,
  'room-bedroom': LINK_PREVIEW,
  story: LINK_PREVIEW,
} satisfies Record<string, PictureSize>;

export type SitePicture = keyof typeof leastSizes;

export const sitePictures = Object.keys(leastSizes) as SitePicture[];

const sharePictures: Partial<Record<RouteId, SitePicture>> = {
  services: 'evening-street',
  about: 'story',
  owners: 'owners-hero',
  'open-file': 'reading-corner',
  consultation: 'consultation',
  network: 'host-table',
  blog: 'default-post',
  terms: 'room-bedroom',
  privacy: 'room-bedroom',
};

/** Articles are shared by their cover. */
export const linkPreviewPicture = (route: RouteId): SitePicture =>
  sharePictures[route] ?? 'hero-riga';
