import type { PageRouteId } from '../../site/routes';

const own: Partial<Record<PageRouteId, string>> = {
  services: 'full-service',
  about: 'story',
  contact: 'property-blaumana',
  owners: 'owners-hero',
  papers: 'reading-corner',
  consultation: 'consultation',
  network: 'elite-host-network',
  blog: 'default-post',
  terms: 'property-historic-centre',
  privacy: 'room-bedroom',
};

/**
 * The picture of `content/images` by which a page is shared: one of its own, or that of the home
 * page. Articles bring their cover.
 */
export const pagePicture = (route: PageRouteId): string => own[route] ?? 'hero-riga';
