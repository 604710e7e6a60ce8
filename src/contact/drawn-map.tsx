import { css } from '@emotion/react';
import MapPin from '@lucide/icons/icons/map-pin';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { Icon } from '../components/icon';
import { Picture } from '../components/picture';

const drawing: IGatsbyImageData = {
  layout: 'constrained',
  width: 1600,
  height: 1000,
  images: { fallback: { src: '/riga-map.svg' } },
};

/** The edges of the drawn map (artwork/source/riga_map.mjs). */
const edges = { north: 56.9605, south: 56.9405, west: 24.0815, east: 24.1405 };

/** In percent of the drawing. */
interface MapPlace {
  left: number;
  top: number;
}

/** A place on the drawn map; `undefined` outside of it. */
export function mapPlace(latitude: number, longitude: number): MapPlace | undefined {
  const left = ((longitude - edges.west) / (edges.east - edges.west)) * 100;
  const top = ((edges.north - latitude) / (edges.north - edges.south)) * 100;
  const inside = [left, top].every((share) => share >= 0 && share <= 100);
  return inside ? { left, top } : undefined;
}

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

const sheet = css({
  position: 'absolute',
  left: '50%',
  height: '100%',
  aspectRatio: '16 / 10',
  translate: '-50% 0',
});

const pin = css({
  position: 'absolute',
  width: 54,
  height: 54,
  fill: 'var(--pine)',
  stroke: 'var(--white)',
  strokeWidth: 1,
  // Its point is a little above its lower edge.
  translate: '-50% -92%',
  filter: 'drop-shadow(0 6px 8px var(--pine-25))',
  circle: { fill: 'var(--amber)', stroke: 'none' },
  // On nothing but the map.
  "[data-picture='failed'] + &, [data-picture]:has([src='/fallback.svg']) + &": {
    display: 'none',
  },
});
