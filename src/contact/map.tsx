import { css } from '@emotion/react';
import MapPin from '@lucide/icons/icons/map-pin';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../components/section';
import { Icon } from '../components/icon';
import { buttonStyles, grid, sideBySide, smallPrint } from '../theme';
import { DrawnMap } from './drawn-map';
import { mapPlace } from './map-place';

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
          place && <DrawnMap alt={t('map.picture')} place={place} />
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
  'div p': [smallPrint, { marginBottom: 'var(--s3)' }],
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
