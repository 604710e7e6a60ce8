import { css } from '@emotion/react';
import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Founders, Story, Values } from '../about/sections';
import { Frame } from '../layout/frame';
import { ButtonLink } from '../links/page-link';
import { Benefits } from '../sections/benefits';
import { ProofPoints } from '../sections/proof-points';
import { PageHeadBand } from '../sections/page-head-band';
import { forecastPage } from '../site/routes';
import { media } from '../theme';

export { PageHead as Head } from '../seo/page-head';

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const { t } = useTranslation('about');
  const { t: common } = useTranslation('common');
  return (
    <Frame company={data.company} closing={t('closing', { returnObjects: true })}>
      <PageHeadBand route="about">
        <ButtonLink to={forecastPage} sx={action}>
          {common('closing.action')}
        </ButtonLink>
      </PageHeadBand>
      <Founders data={data} />
      <Story picture={data.story.gatsbyImageData} />
      <ProofPoints company={data.company} />
      <Values />
      <Benefits route="about" />
    </Frame>
  );
}

/** A phone has it in its bar. */
const action = css({ marginTop: 'var(--s4)', [media.belowPhablet]: { display: 'none' } });

export const query = graphql`
  query AboutPage($route: String!, $slug: String, $language: String!, $namespaces: [String!]!) {
    ...Frame
    ...Samples
    company {
      ...ProofPoints
    }
    story: picture(name: "story") {
      gatsbyImageData(width: 640, quality: 75, breakpoints: [640, 800, 1280])
    }
    founders: allPerson(filter: { founder: { ne: null } }, sort: { founder: ASC }) {
      nodes {
        slug
        name
        jobTitle(language: $language)
        about(language: $language)
        photoAlt(language: $language)
        photo {
          childImageSharp {
            gatsbyImageData(width: 564, quality: 75, outputPixelDensities: [0.5, 1])
          }
        }
      }
    }
  }
`;
