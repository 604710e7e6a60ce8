import { withArtDirection, type IGatsbyImageData } from 'gatsby-plugin-image';
import { useTranslation } from 'react-i18next';
import { Picture } from '../components/picture';
import { lead } from '../components/text-styles';
import { Wrap } from '../components/wrap';
import { ButtonLink } from '../links/button-link';
import { media, mediaCondition } from '../theme/media';
import * as styles from './hero-styles';
import type { HostRating } from './delay-rating';
import { RatingBadge } from './rating-badge';

interface HeroProps {
  wide: IGatsbyImageData;
  phone: IGatsbyImageData;
  rating: HostRating;
  /** The host's profile on the accommodation platform. */
  profile: string;
}

/** The first screen: what the company does, two calls to action, and how guests rate the host. */
export function Hero({ wide, phone, rating, profile }: HeroProps) {
  const { t } = useTranslation('home');
  const picture = withArtDirection(wide, [
    { media: mediaCondition(media.belowPhablet), image: phone },
  ]);
  return (
    <section css={styles.hero} data-section="home-hero">
      <Picture image={picture} alt={t('hero.picture')} priority css={styles.picture} />
      <Wrap css={styles.text}>
        <p css={styles.kicker}>{t('hero.kicker')}</p>
        <h1>{t('hero.title')}</h1>
        <p css={[lead, styles.sentence]}>{t('hero.lead')}</p>
        <div css={styles.buttons}>
          <ButtonLink to="consultation">{t('hero.primary')}</ButtonLink>
          <ButtonLink to="about" kind="secondary" css={styles.secondary}>
            {t('hero.secondary')}
          </ButtonLink>
          <RatingBadge rating={rating} profile={profile} css={styles.badge} />
        </div>
      </Wrap>
    </section>
  );
}
