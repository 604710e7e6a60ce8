import { css } from '@emotion/react';
import { withArtDirection } from 'gatsby-plugin-image';
import { useTranslation } from 'react-i18next';
import { Picture } from '../components/picture';
import { Wrap } from '../components/wrap';
import { ButtonLink } from '../links/button-link';
import { cluster, column, kicker, lead, media, mediaCondition } from '../theme';
import { RatingBadge } from './rating-badge';

export function Hero({ data }: { data: Queries.HomePageQuery }) {
  const { t } = useTranslation('home');
  const { rating, profiles } = data.facts;
  const picture = withArtDirection(data.heroWide.gatsbyImageData, [
    { media: mediaCondition(media.belowPhablet), image: data.heroPhone.gatsbyImageData },
  ]);
  return (
    <section css={hero} data-section="home-hero">
      <Picture image={picture} alt={t('hero.picture')} priority sx={heroPicture} />
      <Wrap sx={heroText}>
        <p css={[kicker, { color: 'var(--pine)', fontSize: 'var(--fs-body)' }]}>
          {t('hero.kicker')}
        </p>
        <h1>{t('hero.title')}</h1>
        <p css={[lead, sentence]}>{t('hero.lead')}</p>
        <div css={buttons}>
          <ButtonLink to="consultation" sx={primary}>
            {t('hero.primary')}
          </ButtonLink>
          <ButtonLink to="about" kind="secondary" sx={secondary}>
            {t('hero.secondary')}
          </ButtonLink>
          {rating && <RatingBadge rating={rating} profile={profiles?.host} sx={badge} />}
        </div>
      </Wrap>
    </section>
  );
}

/** The grounds repeat the colours of the picture's sky where the text meets it. */
const hero = css(column, {
  position: 'relative',
  background: 'var(--hero-ground)',
  [media.phablet]: { background: 'var(--hero-ground-wide)' },
  [media.wide]: { display: 'block', overflow: 'hidden' },
});

const heroPicture = css({
  order: 1,
  aspectRatio: '1 / 0.84',
  marginTop: 'calc(-1 * var(--s2))',
  maskImage: 'linear-gradient(transparent, black 28px)',
  '&::before': { background: 'none' },
  img: { objectPosition: '50% 100%' },
  [media.phablet]: {
    aspectRatio: '16 / 9',
    maskImage: 'linear-gradient(transparent, black 56px)',
    img: { objectPosition: '80% 100%' },
  },
  [media.wide]: {
    position: 'absolute',
    inset: 0,
    aspectRatio: 'auto',
    margin: 0,
    maskImage: 'none',
    img: { objectPosition: '62% 100%' },
  },
});

const heroText = css({
  paddingTop: 88,
  h1: {
    margin: 'var(--s2) 0 var(--s3)',
    fontSize: 'var(--fs-hero)',
    lineHeight: 1.02,
    letterSpacing: '-0.026em',
  },
  [media.wide]: {
    position: 'relative',
    minHeight: 'var(--hero)',
    paddingTop: 106,
    h1: { maxWidth: '9.2em', margin: 'var(--s4) 0 var(--s5)' },
  },
});

const sentence = css({
  maxWidth: '27em',
  color: 'var(--pine)',
  [media.belowPhablet]: { fontSize: 'var(--fs-body)', lineHeight: 1.42 },
});

const buttons = css(cluster('20px var(--s4)'), {
  alignItems: 'center',
  marginTop: 'var(--s4)',
  [media.belowPhablet]: {
    rowGap: 'var(--s2)',
    justifyContent: 'space-between',
    '& > a:first-of-type': { width: '100%' },
  },
  [media.wide]: { marginTop: 28 },
});

/** Amber is the forecast's, below. */
const primary = css({
  '&, &:hover': { background: 'var(--pine)', color: 'var(--on-pine)' },
});

/** On a phone a plain link. */
const secondary = css({
  [media.phablet]: { background: 'var(--white-62)' },
  [media.belowPhablet]: {
    minHeight: 44,
    padding: '8px 0',
    border: 0,
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
  },
});

const badge = css({
  [media.belowPhablet]: {
    gap: 10,
    padding: '6px 12px',
    fontSize: 'var(--fs-note)',
    '& > span:first-of-type, & > svg': { display: 'none' },
    '& > b': { fontSize: 'var(--fs-h4)' },
    '& > span:last-of-type': { paddingLeft: 10, fontSize: 'inherit' },
  },
  [media.wide]: { position: 'absolute', top: 100, right: 'var(--gutter)' },
});
