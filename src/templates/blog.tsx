import { graphql, type PageProps } from 'gatsby';
import { BlogList } from '../blog/blog-list';
import { Frame } from '../layout/frame';
import type { ListContext } from '../site/page-context';

export { PageHead as Head } from '../seo/page-head';

type BlogProps = PageProps<Queries.BlogPageQuery, ListContext>;

export default function BlogPage({ data, pageContext }: BlogProps) {
  return (
    <Frame company={data.company}>
      <BlogList data={data} pageContext={pageContext} />
    </Frame>
  );
}

export const query = graphql`
  query BlogPage(
    $route: String!
    $slug: String
    $language: String!
    $namespaces: [String!]!
    $skip: Int!
    $limit: Int!
  ) {
    ...Frame
    listed: allPost(
      filter: { language: { eq: $language }, listed: { eq: true } }
      sort: [{ date: DESC }, { slug: ASC }]
      skip: $skip
      limit: $limit
    ) {
      nodes {
        ...PostCard
      }
    }
    counts: allPost(filter: { language: { eq: $language }, listed: { eq: true } }) {
      group(field: { category: SELECT }) {
        category: fieldValue
        count: totalCount
      }
    }
    newest: allPost(
      filter: { language: { eq: $language }, listed: { eq: true } }
      sort: [{ date: DESC }, { slug: ASC }]
      limit: 3
    ) {
      nodes {
        slug
        title
        draft
        isoDate: date
      }
    }
    fallback: picture(name: "default-post") {
      gatsbyImageData(width: 728)
    }
    missing: picture(name: "not-found") {
      gatsbyImageData(width: 728)
    }
  }
`;
