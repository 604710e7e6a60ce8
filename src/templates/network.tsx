import { css } from '@emotion/react';
import ExternalLink from '@lucide/icons/icons/external-link';
import { graphql, type PageProps } from 'gatsby';
import { withArtDirection } from 'gatsby-plugin-image';
import { useTranslation } from 'react-i18next';
import { Frame } from '../layout/frame';
import { StickyBar } from '../layout/call-links';
import { Icon } from '../components/icon';
import { Picture } from '../components/picture';
import { ClosingBand } from '../sections/closing-band';
import { PictureHero } from '../sections/picture-hero';
import { Earnings, Inside, Rules, Threads } from '../network/sections';
import { buttonStyles, media, mediaCondition, visuallyHidden } from '../theme';

export { PageHead as Head } from '../seo/page-head';

export default function NetworkPage({ data }: PageProps<Queries.NetworkPageQuery>) {
  const { t } = useTranslation('network');
  const { t: common } = useTranslation('common');
  // The page is there for companies with a group alone.
  const group = data.company.profiles?.group ?? '';
  const join = (
    <a href={group} target="_blank" rel="noopener" css={buttonStyles('solid')} data-cta="primary">
      {t('head.join')}
      <Icon of={ExternalLink} size="small" />
      <span css={visuallyHidden}> ({common('newTab')})</span>
    </a>
  );
  const hero = withArtDirection(data.table.gatsbyImageData, [
    { media: mediaCondition(media.tablet), image: data.hero.gatsbyImageData },
  ]);
  return (
    <Frame company={data.company} closing={false}>
      <PictureHero route="network" picture={hero}>
        {join}
      </PictureHero>
      <Earnings />
      <Inside />
      <Threads />
      <Rules />
      <ClosingBand
        title={t('closing.title')}
        text={t('closing.text')}
        name="invitation"
        foot={<Picture image={data.night.gatsbyImageData} alt={t('closing.picture')} sx={night} />}
      >
        {join}
      </ClosingBand>
      <StickyBar>{join}</StickyBar>
    </Frame>
  );
}

/** The picture lies on the ground of the band. */
const night = css({
  maxWidth: 1280,
  marginInline: 'auto',
  maskImage: 'radial-gradient(48% 62% at 50% 52%, black 70%, transparent)',
  '&::before': { background: 'none' },
  [media.belowPhablet]: { aspectRatio: 1.45, maskImage: 'linear-gradient(transparent, black 9%)' },
});

export const query = graphql`
  query NetworkPage($route: String!, $slug: String, $language: String!, $namespaces: [String!]!) {
    ...Frame
    ...Samples
    company {
      profiles {
        group
      }
    }
    hero: picture(name: "elite-host-network") {
      gatsbyImageData(width: 2000, quality: 75, breakpoints: [1200, 2000])
    }
    table: picture(name: "host-table") {
      gatsbyImageData(width: 900, quality: 75, breakpoints: [640, 800, 1200])
    }
    night: picture(name: "host-table-night") {
      gatsbyImageData(width: 1280, breakpoints: [800, 1280, 2000], webpOptions: { quality: 90 })
    }
  }
`;
