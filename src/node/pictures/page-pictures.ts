import type { PageRouteId } from '../../site/routes';

/** A picture of `content/images`, and the side that it keeps where it is too wide. */
export interface PagePicture {
  name: string;
  keep?: 'left' | 'right';
}

/** The picture by which each page is shared; articles bring their cover. */
export const pagePictures: Record<PageRouteId, PagePicture> = {
  home: { name: 'hero-riga', keep: 'right' },
  services: { name: 'full-service' },
  about: { name: 'story' },
  contact: { name: 'property-blaumana' },
  owners: { name: 'owners-hero', keep: 'right' },
  consultation: { name: 'consultation' },
  network: { name: 'elite-host-network' },
  blog: { name: 'default-post' },
  terms: { name: 'property-historic-centre' },
  privacy: { name: 'room-bedroom' },
};
