import { css } from '@emotion/react';
import { mapPlace, type MapPlace } from './map-place';

interface DrawnMapProps {
  alt: string;
  latitude: number;
  longitude: number;
}

/** A drawing of Riga's centre with a pin at a place. A place outside the drawing gets no pin. */
export function DrawnMap({ alt, latitude, longitude }: DrawnMapProps) {
  const place = mapPlace(latitude, longitude);
  return (
    <div css={sheet}>
      <img src="/riga-map.svg" alt={alt} width="1600" height="1000" loading="lazy" />
      {place && (
        <svg css={[pin, at(place)]} viewBox="0 0 40 52" width="40" height="52" aria-hidden>
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
      )}
    </div>
  );
}

/** Fills the height of its frame; the frame cuts off what is too wide. */
const sheet = css`
  position: absolute;
  top: 0;
  left: 50%;
  height: 100%;
  aspect-ratio: 16 / 10;
  translate: -50% 0;
  img {
    width: 100%;
    height: 100%;
  }
`;

const pin = css`
  position: absolute;
  translate: -50% -100%;
  filter: drop-shadow(0 6px 8px var(--pine-30));
`;

const at = ({ left, top }: MapPlace) => css`
  left: ${left}%;
  top: ${top}%;
`;
