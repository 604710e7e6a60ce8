import type { PageRouteId } from '../../site/routes';
import type { SitePicture } from './site-pictures';

const pictures: Partial<Record<PageRouteId, SitePicture>> = {
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
export const pagePicture = (route: PageRouteId): SitePicture => pictures[route] ?? 'hero-riga';
