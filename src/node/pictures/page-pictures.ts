import type { PageRouteId } from '../../site/routes';

/** A picture of `content/images`, and the side that it keeps where it is too wide. */
export interface PagePicture {
  name: string;
  keep?: 'left' | 'right';
}

const home: PagePicture = { name: 'hero-riga', keep: 'right' };

const own: Partial<Record<PageRouteId, PagePicture>> = {
  services: { name: 'full-service' },
  about: { name: 'story' },
  contact: { name: 'property-blaumana' },
  owners: { name: 'owners-hero' },
  consultation: { name: 'consultation' },
  network: { name: 'elite-host-network' },
  blog: { name: 'default-post' },
  terms: { name: 'property-historic-centre' },
  privacy: { name: 'room-bedroom' },
};

/**
 * The picture by which a page is shared: one of its own, or that of the home page. Articles bring
 * their cover.
 */
export const pagePicture = (route: PageRouteId): PagePicture => own[route] ?? home;
