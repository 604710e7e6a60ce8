import { css } from '@emotion/react';
import MapPin from '@lucide/icons/icons/map-pin';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../components/icon';
import { Picture } from '../components/picture';
import { Section } from '../components/section';
import { buttonStyles, grid, sideBySide, smallPrint } from '../theme';

interface ContactMapProps {
  mapEmbedUrl?: string | null;
  latitude: number;
  longitude: number;
}

/** No request goes to the maps service before the visitor clicks. */
export function ContactMap({ mapEmbedUrl, latitude, longitude }: ContactMapProps) {
  const { t } = useTranslation('contact');
  const noteId = useId();
  const frame = useRef<HTMLIFrameElement>(null);
  const [agreed, setAgreed] = useState(false);
  // The click removes the button, so the focus moves on to the map.
  useEffect(() => frame.current?.focus(), [agreed]);
  const place = mapPlace(latitude, longitude);
  if (!place && !mapEmbedUrl) return null;
  return (
    <Section ground="mist" sx={layout}>
      <div css={text}>
        <h2>{t('map.title')}</h2>
        <p translate="no">{t('info.office.value')}</p>
        {mapEmbedUrl && !agreed && (
          <div>
            <p id={noteId}>{t('map.note')}</p>
            <button
              type="button"
              css={buttonStyles('secondary')}
              aria-describedby={noteId}
              onClick={() => setAgreed(true)}
            >
              <Icon of={MapPin} size="small" />
              {t('map.show')}
            </button>
          </div>
        )}
      </div>
      <div css={map}>
        {agreed && mapEmbedUrl ? (
          <iframe
            ref={frame}
            src={mapEmbedUrl}
            title={t('map.frame')}
            loading="lazy"
            referrerPolicy="strict-origin-when-cross-origin"
            allowFullScreen
          />
        ) : (
          place && (
            <div css={{ position: 'absolute', inset: 0 }}>
              <Picture image={drawing} alt={t('map.picture')} />
              <Icon of={MapPin} sx={[pin, { left: `${place.left}%`, top: `${place.top}%` }]} />
            </div>
          )
        )}
      </div>
    </Section>
  );
}

const layout = css(sideBySide('4fr 8fr', { gap: 'var(--s5)', wideGap: '72px' }), {
  alignItems: 'center',
});

const text = css(grid('var(--s4)'), {
  justifyItems: 'start',
  div: [grid('var(--s3)'), { justifyItems: 'start' }],
  // Read before the button, it stands below it.
  'div p': [smallPrint, { order: 1 }],
  '@media (scripting: none)': { div: { display: 'none' } },
});

const map = css({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '16 / 10',
  borderRadius: 'var(--r-l)',
  background: 'var(--cream)',
  '&:empty': { display: 'none' },
  iframe: { display: 'block', width: '100%', height: '100%', border: 0 },
  '@media print': { "&:has([data-picture='waiting'])": { display: 'none' } },
});

const drawing: IGatsbyImageData = {
  layout: 'constrained',
  width: 1600,
  height: 1000,
  images: { fallback: { src: '/map.svg' } },
};

const pin = css({
  position: 'absolute',
  width: 54,
  height: 54,
  fill: 'var(--pine)',
  stroke: 'var(--white)',
  strokeWidth: 1,
  // The point of the pin is a little above its lower edge.
  transform: 'translate(-50%, -92%)',
  filter: 'drop-shadow(0 6px 8px var(--pine-25))',
  circle: { fill: 'var(--amber)', stroke: 'none' },
  // Where the map has failed to load, there is no pin.
  "[data-picture='failed'] + &, [data-picture]:has([src='/fallback.svg']) + &": { display: 'none' },
  '@media (scripting: enabled)': { "[data-picture='waiting'] + &": { display: 'none' } },
});

/** The edges of the drawn map (artwork/source/riga_map.mjs). */
const edges = { north: 56.9605, south: 56.9405, west: 24.0815, east: 24.1405 };

/** A place on the drawn map, in percent of the drawing; `undefined` outside of it. */
export function mapPlace(latitude: number, longitude: number) {
  const left = ((longitude - edges.west) / (edges.east - edges.west)) * 100;
  const top = ((edges.north - latitude) / (edges.north - edges.south)) * 100;
  const inside = [left, top].every((share) => share >= 0 && share <= 100);
  return inside ? { left, top } : undefined;
}
