import { css } from '@emotion/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTakeOver } from '../components/use-take-over';
import type { MapPlace } from './map-place';

interface DrawnMapProps {
  alt: string;
  /** Of the pin. */
  place: MapPlace;
}

const DRAWINGS = ['/riga-map.svg', '/fallback.svg'];

/** Where the map cannot be loaded, the fallback is tried once, then a message stands there. */
export function DrawnMap({ alt, place }: DrawnMapProps) {
  const { t } = useTranslation('common');
  const [failures, setFailures] = useState(0);
  const sheetRef = useRef<HTMLDivElement>(null);
  const fail = () => setFailures((count) => count + 1);
  // The drawing may have failed before hydration.
  useTakeOver(sheetRef, (element) => {
    const image = element.querySelector('img');
    if (image?.complete && image.currentSrc && image.naturalWidth === 0) fail();
  });
  const drawing = DRAWINGS[failures];
  return (
    <div ref={sheetRef} css={sheet}>
      {drawing === undefined ? (
        <p>{t('picture.unavailable')}</p>
      ) : (
        <img
          key={drawing}
          src={drawing}
          alt={alt}
          width="1600"
          height="1000"
          loading="lazy"
          onError={fail}
        />
      )}
      {failures === 0 && (
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
      )}
    </div>
  );
}

const sheet = css({
  position: 'absolute',
  top: 0,
  left: '50%',
  height: '100%',
  aspectRatio: '16 / 10',
  translate: '-50% 0',
  img: { width: '100%', height: '100%', objectFit: 'cover' },
  p: { display: 'grid', placeItems: 'center', height: '100%' },
});

const pinAt = ({ left, top }: MapPlace) =>
  css({
    position: 'absolute',
    left: `${left}%`,
    top: `${top}%`,
    translate: '-50% -100%',
    filter: 'drop-shadow(0 6px 8px var(--pine-30))',
  });
