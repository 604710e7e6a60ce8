import { css } from '@emotion/react';
import { graphql, type PageProps } from 'gatsby';
import { Container } from '../components/section';
import { Frame } from '../layout/frame';
import { PageHeadBand } from '../sections/page-head-band';
import { besideContents, TableOfContents } from '../prose/table-of-contents';
import { Prose } from '../prose/prose';
import type { PageContext } from '../site/page-context';
import { formatDate } from '../site/dates';
import { asProse } from '../site/prose';
import type { LegalRouteId } from '../site/routes';

export { PageHead as Head } from '../seo/page-head';

type LegalProps = PageProps<Queries.LegalPageQuery, PageContext & { route: LegalRouteId }>;

export default function LegalPage({ data, pageContext }: LegalProps) {
  const { route, language, alternates } = pageContext;
  if (!data.legalPage) throw new Error(`content/legal lacks the page ${alternates[language]}`);
  const updated = formatDate(data.legalPage.updated, language, 'article');
  const nodes = asProse(data.legalPage.body.nodes);
  return (
    <Frame company={data.company} closing={false}>
      <PageHeadBand route={route} values={{ updated }} />
      <Container sx={layout}>
        <TableOfContents nodes={nodes} />
        <Prose nodes={nodes} files={data.legalPage.body.files} />
      </Container>
    </Frame>
  );
}

export const query = graphql`
  query LegalPage($route: String!, $slug: String, $language: String!, $namespaces: [String!]!) {
    ...Frame
    legalPage(language: { eq: $language }, route: { eq: $route }) {
      updated
      body {
        nodes
        files {
          ...ProseFile
        }
      }
    }
  }
`;

const layout = css(besideContents, {
  paddingBlock: 'clamp(48px, 36px + 3vw, 88px) var(--section)',
});
