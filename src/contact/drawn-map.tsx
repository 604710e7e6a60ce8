import { css } from '@emotion/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
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
      <svg css={pinAt(place)} viewBox="0 0 40 52" width="40" height="52" aria-hidden>
        <path
          fill="var(--pine)"
          stroke="var(--white)"
          strokeWidth="2.5"
          d="M20 50C15 40 3 31 3 19.5a17 17 0 0 1 34 0C37 31 25 40 20 50Z"
        />
        <path
          fill="var(--amber)"
          d="M20 9c3.4 4.5 6.6 7.7 6.6 11.6a6.6 6.6 0 0 1-13.2 0c0-3.9 3.2-7.1 6.6-11.6Z"
        />
      </svg>
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

const pinAt = ({ left, top }: MapPlace) =>
  css({
    position: 'absolute',
    left: `${left}%`,
    top: `${top}%`,
    translate: '-50% -100%',
    filter: 'drop-shadow(0 6px 8px var(--pine-30))',
    // On nothing but the map.
    "[data-picture='failed'] + &, [data-picture]:has([src='/fallback.svg']) + &": {
      display: 'none',
    },
  });
