import { css } from '@emotion/react';
import { graphql, Link, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Band } from '../components/band';
import { cardText, groupTitle } from '../components/text-styles';
import { Wrap } from '../components/wrap';
import { Frame } from '../layout/frame';
import { PageHeadBand } from '../layout/page-head-band';
import type { PageContext } from '../site/page-context';
import { pathToArticle } from '../site/paths';

export { PageHead as Head } from '../seo/page-head';

type BlogProps = PageProps<Queries.BlogPageQuery, PageContext>;

export default function BlogPage({ data, pageContext }: BlogProps) {
  const { t } = useTranslation('blog');
  const { language, alternates, breadcrumbs } = pageContext;
  return (
    <Frame company={data.company} alternates={alternates}>
      <PageHeadBand title={t('head.title')} text={t('head.lead')} breadcrumbs={breadcrumbs} />
      <Band label={t('list.title')}>
        <Wrap>
          <ul css={list}>
            {data.allPost.nodes.map(({ slug, title, excerpt }) => (
              <li key={slug}>
                <h2 css={groupTitle}>
                  <Link to={pathToArticle(language, slug)}>{title}</Link>
                </h2>
                <p css={cardText}>{excerpt}</p>
              </li>
            ))}
          </ul>
        </Wrap>
      </Band>
    </Frame>
  );
}

export const query = graphql`
  query BlogPage($language: String!, $namespaces: [String!]!) {
    ...Frame
    allPost(filter: { language: { eq: $language }, listed: { eq: true } }, sort: { date: DESC }) {
      nodes {
        slug
        title
        excerpt
      }
    }
  }
`;

const list = css`
  display: grid;
  gap: var(--s7);
  max-width: 760px;
  p {
    margin-top: var(--s2);
  }
`;
