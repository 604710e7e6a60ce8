import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { AboutBenefits } from '../about/benefits';
import { Founders } from '../about/founders';
import { Reasons } from '../about/reasons';
import { Story } from '../about/story';
import { Values } from '../about/values';
import { Frame } from '../layout/frame';
import { PageHeadBand } from '../layout/page-head-band';
import type { PageContext } from '../site/page-context';

export { PageHead as Head } from '../seo/page-head';

type AboutProps = PageProps<Queries.AboutPageQuery, PageContext>;

export default function AboutPage({ data, pageContext }: AboutProps) {
  const { t } = useTranslation('about');
  const { alternates, breadcrumbs } = pageContext;
  return (
    <Frame company={data.company} alternates={alternates}>
      <PageHeadBand title={t('head.title')} text={t('head.lead')} breadcrumbs={breadcrumbs} />
      <Story picture={data.story.gatsbyImageData} />
      <Values />
      <Founders
        pictures={{
          first: data.first.gatsbyImageData,
          second: data.second.gatsbyImageData,
        }}
      />
      <AboutBenefits />
      <Reasons />
    </Frame>
  );
}

export const query = graphql`
  query AboutPage($language: String!, $namespaces: [String!]!) {
    ...Frame
    story: picture(name: "story") {
      gatsbyImageData(width: 640)
    }
    first: picture(name: "founder-1") {
      gatsbyImageData(width: 564)
    }
    second: picture(name: "founder-2") {
      gatsbyImageData(width: 564)
    }
  }
`;
