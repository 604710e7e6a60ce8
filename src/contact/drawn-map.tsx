import { css } from '@emotion/react';
import MapPin from '@lucide/icons/icons/map-pin';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { Icon } from '../components/icon';
import { Picture } from '../components/picture';
import type { MapPlace } from './map-place';

const drawing: IGatsbyImageData = {
  layout: 'constrained',
  width: 1600,
  height: 1000,
  images: { fallback: { src: '/riga-map.svg' } },
};

interface DrawnMapProps {
  alt: string;
  /** Of the pin. */
  place: MapPlace;
}

export function DrawnMap({ alt, place }: DrawnMapProps) {
  return (
    <div css={sheet}>
      <Picture image={drawing} alt={alt} />
      <Icon of={MapPin} sx={[pin, { left: `${place.left}%`, top: `${place.top}%` }]} />
    </div>
  );
}

const sheet = css({ position: 'absolute', inset: 0 });

const pin = css({
  position: 'absolute',
  width: 54,
  height: 54,
  fill: 'var(--pine)',
  stroke: 'var(--white)',
  strokeWidth: 1,
  // Its point is a little above its lower edge.
  transform: 'translate(-50%, -92%)',
  filter: 'drop-shadow(0 6px 8px var(--pine-25))',
  circle: { fill: 'var(--amber)', stroke: 'none' },
  // Only on the map.
  "[data-picture='failed'] + &, [data-picture]:has([src='/fallback.svg']) + &": {
    display: 'none',
  },
});
