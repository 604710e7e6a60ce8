import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHeadBand } from '../sections/page-head-band';
import { byKey, sumFacts } from '../calculator/sum-query';
import { Papers } from '../papers/papers';
import { Frame } from '../shell/frame';

export { PageHead as Head } from '../seo/page-head';

export default function PapersPage({ data }: PageProps<Queries.PapersPageQuery>) {
  const { t } = useTranslation('papers');
  return (
    <Frame company={data.company} closing={t('closing', { returnObjects: true })}>
      <PageHeadBand route="papers" />
      <Papers facts={sumFacts(data)} sources={byKey(data.sources)} contract={data.whole.contract} />
    </Frame>
  );
}

export const query = graphql`
  query PapersPage($route: String!, $slug: String, $language: String!, $namespaces: [String!]!) {
    ...Frame
    ...SumFacts
    ...Samples
    whole: company {
      contract
    }
    sources: sumRates {
      key
      ...RateSource
    }
  }
`;
