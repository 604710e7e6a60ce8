import { css, keyframes, type Interpolation, type Theme } from '@emotion/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SampleTag } from '../links/sample-tag';
import { useHydrated } from '../start/hydration-hooks';

/** The fixed rating appears after a simulated delay (specification, section 2). */
const DELAY_MS = 500;

interface RatingBadgeProps {
  rating: NonNullable<Queries.HomePageQuery['facts']['rating']>;
  /** Where the reviews can be read. */
  profile?: string | null;
  sx?: Interpolation<Theme>;
}

export function RatingBadge({ rating: { value, reviews }, profile, sx }: RatingBadgeProps) {
  const { t } = useTranslation('home');
  const hydrated = useHydrated();
  const [loaded, setLoaded] = useState(false);
  const valid = value > 0 && value <= 5 && reviews > 0;
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!valid) console.error(`The host rating ${value} from ${reviews} reviews cannot be shown`);
      setLoaded(true);
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [valid, value, reviews]);
  if (loaded && !valid) return null;
  const Badge = profile ? 'a' : 'p';
  return (
    <Badge
      {...(profile && { href: profile, rel: 'noopener' })}
      css={[badge, sx]}
      aria-busy={hydrated && !loaded}
      data-rating={loaded ? 'loaded' : 'loading'}
    >
      <span css={star} aria-hidden />
      <b css={figure}>{t('rating.value')}</b>{' '}
      <span css={label}>
        <b>{t('rating.title')}</b> <span>{t('rating.reviews', { count: reviews })}</span>{' '}
        <SampleTag of="company.rating" />
      </span>
    </Badge>
  );
}

/** The delay by styles, so that the badge waits for no script. */
const cover = keyframes({ from: { opacity: 0 } });

const badge = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  color: 'var(--pine)',
  textDecoration: 'none',
  '@media screen': {
    "&[data-rating='loading']": { animation: `${cover} 1ms ${DELAY_MS}ms backwards` },
  },
});

const star = css({
  color: 'var(--amber)',
  fontSize: 'var(--fs-h3)',
  '&::before': { content: "'★'" },
});

const figure = css({ font: '500 var(--fs-h3) / 1 var(--display)' });

const label = css({
  paddingLeft: 10,
  borderLeft: '1px solid var(--pine-25)',
  font: '400 var(--fs-small) / 1.35 var(--text)',
  b: { display: 'block', fontWeight: 600 },
  small: { marginLeft: 4 },
});
