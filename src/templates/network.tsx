import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Frame } from '../shell/frame';
import { OutboundButton } from '../links/outbound-button';
import { StickyBar } from '../chrome/phone-bar';
import { ClosingBand } from '../sections/closing-band';
import { PictureHero } from '../sections/picture-hero';
import { Earnings } from '../network/earnings';
import { Inside } from '../network/inside';
import { Rules } from '../network/rules';
import { Threads } from '../network/threads';
import { isSample } from '../site/samples';

export { PageHead as Head } from '../seo/page-head';

export default function NetworkPage({ data }: PageProps<Queries.NetworkPageQuery>) {
  const { t } = useTranslation('network');
  // The page is there for companies with a group alone.
  const group = data.company.profiles?.group ?? '';
  const join = <OutboundButton href={group}>{t('head.join')}</OutboundButton>;
  return (
    <Frame company={data.company} closing={false}>
      <PictureHero route="network" picture={data.hero.gatsbyImageData} position="50% 55%" aside>
        {join}
      </PictureHero>
      <Earnings />
      <Inside />
      <Threads sample={isSample(data, 'words.network.threads')} />
      <Rules />
      <ClosingBand title={t('closing.title')} text={t('closing.text')} name="invitation">
        {join}
      </ClosingBand>
      <StickyBar>{join}</StickyBar>
    </Frame>
  );
}

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
      gatsbyImageData(width: 2000, breakpoints: [800, 1200, 2000])
    }
  }
`;
