import { css, type Interpolation, type Theme } from '@emotion/react';
import { MainImage, type IGatsbyImageData } from 'gatsby-plugin-image';
import { startTransition, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnHydration } from '../start/hydration-hooks';
import { muted } from '../theme';

const DEFAULT_FALLBACK = { fallback: { src: '/fallback.svg' } };

/** A picture loads when it comes this near to the screen (specification, section 9). */
const LAZY_MARGIN = '200px';

interface PictureProps {
  image: IGatsbyImageData;
  /** Empty for decoration. */
  alt: string;
  /**
   * For pictures of the first screen: they load at once and before all others, or only where
   * styles do not hide them.
   */
  priority?: boolean | 'where-shown';
  fallback?: IGatsbyImageData;
  sx?: Interpolation<Theme>;
}

/**
 * Shows a raster picture; on an error a fallback, then a message. The styles that all pictures share
 * are in `theme/global-styles`.
 */
export function Picture({ image, alt, priority, fallback, sx }: PictureProps) {
  const { t } = useTranslation('common');
  const frame = useRef<HTMLSpanElement>(null);
  const near = useInView(frame, LAZY_MARGIN);
  const [failures, setFailures] = useState(0);
  const [loading, setLoading] = useState<'waiting' | 'loaded' | 'failed'>('waiting');
  const instead = fallback?.images ?? DEFAULT_FALLBACK;

  const fail = () => {
    setLoading(failures === 0 ? 'waiting' : 'failed');
    setFailures(failures + 1);
  };

  // It may have loaded or failed before hydration.
  useOnHydration(frame, (element) => {
    const shown = element.querySelector('img');
    if (!shown?.complete || !shown.currentSrc) return;
    if (shown.naturalWidth > 0) setLoading('loaded');
    else fail();
  });

  return (
    <span ref={frame} css={[pictureOf(image), sx]} data-picture={loading}>
      {loading === 'failed' ? (
        <span css={notice}>{t('picture.unavailable')}</span>
      ) : (
        <MainImage
          key={failures}
          {...(failures === 0 ? image.images : instead)}
          {...(priority ? EAGER : LAZY)}
          {...(priority === 'where-shown' && EAGER_WHERE_SHOWN)}
          shouldLoad={Boolean(priority) || near}
          alt={alt}
          width={Math.round(image.width)}
          height={Math.round(image.height)}
          onLoad={() => setLoading('loaded')}
          onError={fail}
        />
      )}
    </span>
  );
}

/** True once an element has come within a CSS margin of the viewport. */
function useInView(ref: React.RefObject<Element>, margin: string): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const show = () => startTransition(() => setSeen(true));
    if (!ref.current) return undefined;
    if (!('IntersectionObserver' in window)) return show();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        // Many pictures may come into view at once; a transition keeps the page responsive.
        show();
      },
      { rootMargin: margin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, margin]);
  return seen;
}

const EAGER = { loading: 'eager', fetchpriority: 'high' } as const;

/** It has no `fetchpriority`, or the scripts would wait for a picture that never loads. */
const EAGER_WHERE_SHOWN = { loading: 'lazy', fetchpriority: undefined } as const;

/** With this attribute gatsby-plugin-image's styles hide a picture until it has loaded. */
const LAZY = { loading: 'lazy', 'data-main-image': '' } as const;

const pictureOf = ({ width, height, backgroundColor }: IGatsbyImageData) =>
  css({
    aspectRatio: `${width} / ${height}`,
    '&::before': { background: backgroundColor ?? 'var(--mist)' },
  });

const notice = css(muted, {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: 'var(--s4)',
  background: 'var(--mist)',
  textAlign: 'center',
});
