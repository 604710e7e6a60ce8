import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Frame } from '../layout/frame';
import { PageHeadBand } from '../layout/page-head-band';
import type { PageContext } from '../site/page-context';
import type { pageRoutes } from '../site/routes';

export { PageHead as Head } from '../seo/page-head';

/** The routes whose template this is. */
type PlainRouteId = Extract<(typeof pageRoutes)[number], { template: 'page' }>['id'];

type PlainPageProps = PageProps<Queries.PlainPageQuery, PageContext & { route: PlainRouteId }>;

/** A page that has a head and the call to action. */
export default function PlainPage({ data, pageContext }: PlainPageProps) {
  const { route, alternates, breadcrumbs } = pageContext;
  const { t } = useTranslation(route);
  return (
    <Frame company={data.company} alternates={alternates}>
      <PageHeadBand title={t('head.title')} text={t('head.lead')} breadcrumbs={breadcrumbs} />
    </Frame>
  );
}

export const query = graphql`
  query PlainPage($language: String!, $namespaces: [String!]!) {
    ...Frame
  }
`;
