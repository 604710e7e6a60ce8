import { withArtDirection } from 'gatsby-plugin-image';
import { useTranslation } from 'react-i18next';
import { Picture } from '../components/picture';
import { Wrap } from '../components/wrap';
import { ButtonLink } from '../links/button-link';
import { kicker, lead, media, mediaCondition } from '../theme';
import * as styles from './hero-styles';
import { RatingBadge } from './rating-badge';

export function Hero({ data }: { data: Queries.HomePageQuery }) {
  const { t } = useTranslation('home');
  const { rating, profiles } = data.facts;
  const picture = withArtDirection(data.heroWide.gatsbyImageData, [
    { media: mediaCondition(media.belowPhablet), image: data.heroPhone.gatsbyImageData },
  ]);
  return (
    <section css={styles.hero} data-section="home-hero">
      <Picture image={picture} alt={t('hero.picture')} priority sx={styles.heroPicture} />
      <Wrap sx={styles.heroText}>
        <p css={[kicker, { color: 'var(--pine)', fontSize: 'var(--fs-body)' }]}>
          {t('hero.kicker')}
        </p>
        <h1>{t('hero.title')}</h1>
        <p css={[lead, styles.sentence]}>{t('hero.lead')}</p>
        <div css={styles.buttons}>
          <ButtonLink to="consultation" sx={styles.primary}>
            {t('hero.primary')}
          </ButtonLink>
          <ButtonLink to="about" kind="secondary" sx={styles.secondary}>
            {t('hero.secondary')}
          </ButtonLink>
          {rating && <RatingBadge rating={rating} profile={profiles?.host} sx={styles.badge} />}
        </div>
      </Wrap>
    </section>
  );
}
