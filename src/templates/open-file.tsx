import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHeadBand } from '../sections/page-head-band';
import { byKey, sumFactsFromQuery } from '../calculator/sum-facts-query';
import { OpenFile } from '../open-file/open-file';
import { Frame } from '../layout/frame';

export { PageHead as Head } from '../seo/page-head';

export default function OpenFilePage({ data }: PageProps<Queries.OpenFilePageQuery>) {
  const { t } = useTranslation('open-file');
  return (
    <Frame company={data.company} closing={t('closing', { returnObjects: true })}>
      <PageHeadBand route="open-file" />
      <OpenFile
        facts={sumFactsFromQuery(data)}
        sources={byKey(data.sources)}
        contract={data.documents.contract}
      />
    </Frame>
  );
}

export const query = graphql`
  query OpenFilePage($route: String!, $slug: String, $language: String!, $namespaces: [String!]!) {
    ...Frame
    ...SumFacts
    ...Samples
    documents: company {
      contract
    }
    sources: sumRates {
      key
      ...RateSource
    }
  }
`;
