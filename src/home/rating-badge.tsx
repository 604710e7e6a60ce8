import { css, keyframes } from '@emotion/react';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Star from 'lucide-react/icons/star';
import { useTranslation } from 'react-i18next';
import { Icon } from '../components/icon';
import { tabular } from '../components/text-styles';
import { useHydrated } from '../components/use-hydrated';
import { media } from '../theme/media';
import { RATING_DELAY_MS, useDelayedRating, type HostRating } from './use-delayed-rating';

interface RatingBadgeProps {
  rating: HostRating;
  profile: string;
  className?: string;
}

export function RatingBadge({ rating, profile, className }: RatingBadgeProps) {
  const { t } = useTranslation('home');
  const hydrated = useHydrated();
  const state = useDelayedRating(rating);
  if (state === 'error') return null;
  return (
    <a
      href={profile}
      rel="noopener"
      css={badge}
      className={className}
      aria-busy={hydrated && state === 'loading'}
      data-rating={state}
    >
      <span css={star}>
        <Icon of={Star} />
      </span>
      <b css={[value, tabular]}>{t('rating.value')}</b>
      <span css={what}>
        <b>{t('rating.title')}</b>
        {t('rating.reviews', { count: rating.reviews })}
      </span>
      <Icon of={ArrowUpRight} size="small" css={{ color: 'var(--teal)' }} />
    </a>
  );
}

const pulse = keyframes`
  50% { background: var(--mist); }
`;

/** The delay by styles, so that the badge waits for no script. */
const cover = keyframes`
  from { opacity: 0; }
`;

const badge = css`
  display: inline-flex;
  align-items: center;
  gap: 14px;
  max-width: calc(100% - 2 * var(--gutter));
  padding: 12px 18px 12px 14px;
  border-radius: var(--r);
  background: var(--white);
  color: var(--pine);
  text-decoration: none;
  box-shadow: var(--shadow-card);
  @media screen {
    &[data-rating='loading'] > * {
      animation: ${cover} 1ms ${RATING_DELAY_MS}ms backwards;
    }
  }
  ${media.motion} {
    animation: ${pulse} ${RATING_DELAY_MS}ms ease-in-out;
  }
`;

const star = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 10px;
  background: var(--amber-wash);
  color: var(--amber);
  svg {
    fill: currentColor;
  }
`;

const value = css`
  font: 500 1.75rem/1 var(--display);
  letter-spacing: -0.02em;
`;

const what = css`
  padding-left: 14px;
  border-left: 1px solid var(--line);
  font-size: var(--fs-small);
  line-height: 1.35;
  b {
    display: block;
    font-weight: 600;
  }
`;
