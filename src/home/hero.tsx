import { css } from '@emotion/react';
import { withArtDirection } from 'gatsby-plugin-image';
import { useTranslation } from 'react-i18next';
import { Picture } from '../components/picture';
import { Container } from '../components/section';
import { ButtonLink } from '../links/button-link';
import { cluster, column, kicker, lead, media, mediaCondition } from '../theme';
import { RatingBadge } from './rating-badge';

interface HeroProps {
  data: Queries.HomePageQuery;
  /** The estimate: on a phone above the ways on, so that its answer is in the first screen. */
  children: React.ReactNode;
}

export function Hero({ data, children }: HeroProps) {
  const { t } = useTranslation('home');
  const { rating, profiles } = data.facts;
  const picture = withArtDirection(data.heroWide.gatsbyImageData, [
    { media: mediaCondition(media.belowPhablet), image: data.heroPhone.gatsbyImageData },
  ]);
  return (
    <div css={hero}>
      <Picture image={picture} alt={t('hero.picture')} priority sx={heroPicture} />
      <Container sx={heroText} name="home-hero">
        <div>
          <p css={[kicker, { color: 'var(--pine)' }]}>{t('hero.kicker')}</p>
          <h1>{t('hero.title')}</h1>
          <p css={[lead, sentence]}>{t('hero.lead')}</p>
        </div>
        <div css={buttons}>
          <ButtonLink to="consultation" sx={primary}>
            {t('hero.primary')}
          </ButtonLink>
          <ButtonLink to="about" kind="secondary" sx={secondary}>
            {t('hero.secondary')}
          </ButtonLink>
          {rating && <RatingBadge rating={rating} profile={profiles?.host} sx={badge} />}
        </div>
      </Container>
      <section aria-labelledby="estimate-title">
        <Container name="estimate">{children}</Container>
      </section>
    </div>
  );
}

const hero = css(column, {
  position: 'relative',
  background: 'linear-gradient(var(--hero-ground) 300px, var(--white) 0)',
  // Above the picture.
  '& > section': { order: 2, position: 'relative', zIndex: 1, marginTop: -64 },
  [media.wide]: {
    display: 'block',
    overflow: 'hidden',
    // As low as the first screen allows.
    '& > section': {
      marginTop: ['100vh', '100svh'].map(
        (height) => `clamp(-330px, ${height} - 290px - var(--hero), -215px)`,
      ),
    },
  },
});

/** Behind the words, on a phone with a spire beside them; on wide screens behind the estimate too. */
const heroPicture = css({
  order: 1,
  height: 300,
  aspectRatio: 'auto',
  marginTop: -227,
  maskImage: 'linear-gradient(transparent, black 28px)',
  // A dusk until it has loaded.
  background: 'linear-gradient(var(--hero-ground) 30%, var(--sand))',
  '&::before': { background: 'none' },
  img: { objectPosition: 'max(100%, min(-75px, 100% + 165px)) 100%' },
  [media.phablet]: {
    height: '44vw',
    marginTop: 'calc(-28px - 18vw)',
    maskImage: 'linear-gradient(transparent, black 120px)',
    img: { objectPosition: '62% 60%' },
  },
  [media.wide]: {
    position: 'absolute',
    inset: '0 0 auto',
    height: 'var(--hero)',
    margin: 0,
    maskImage: 'none',
    img: { objectPosition: '62% 100%' },
  },
});

/** The words above the estimate and the ways on below it; on wide screens beside each other's place. */
const heroText = css({
  h1: {
    margin: 'var(--s2) 0',
    fontSize: 'var(--fs-hero)',
    lineHeight: 1.02,
    letterSpacing: '-0.026em',
  },
  '&&': { display: 'contents' },
  '& > *': { paddingInline: 'var(--gutter)' },
  '& > :first-of-type': { zIndex: 1, paddingBlock: 'calc(var(--header) + 8px) 26px' },
  [media.wide]: {
    '&&': { display: 'block' },
    position: 'relative',
    minHeight: 'var(--hero)',
    paddingTop: 106,
    '& > *, & > :first-of-type': { padding: 0 },
    h1: { maxWidth: '9.2em', margin: 'var(--s4) 0 var(--s5)' },
  },
});

const sentence = css({
  maxWidth: '27em',
  color: 'var(--pine)',
  textWrap: 'balance',
  [media.belowPhablet]: { fontSize: 'var(--fs-body)', lineHeight: 1.35 },
});

const buttons = css(cluster('12px var(--s4)'), {
  order: 3,
  alignItems: 'center',
  marginTop: 'var(--s4)',
  [media.belowPhablet]: {
    rowGap: 'var(--s2)',
    justifyContent: 'space-between',
    '& > a:first-of-type': { width: '100%' },
  },
  [media.wide]: { marginTop: 28 },
});

/** Amber is the forecast's, in the estimate. */
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
    gap: 8,
    padding: 0,
    boxShadow: 'none',
    '& > svg': { display: 'none' },
    '& > span:first-of-type': { width: 'auto', background: 'none', fontSize: 'var(--fs-lead)' },
    '& > b': { fontSize: 'var(--fs-lead)' },
    '& > span:last-of-type': { paddingLeft: 10 },
  },
  [media.wide]: { position: 'absolute', top: 100, right: 'var(--gutter)' },
});
