import { css } from '@emotion/react';
import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Picture } from '../components/picture';
import { Wrap } from '../components/wrap';
import { Frame } from '../layout/frame';
import { PageHeadBand } from '../layout/page-head-band';
import type { PageContext } from '../site/page-context';

export { PageHead as Head } from '../seo/page-head';

type ArticleProps = PageProps<Queries.ArticlePageQuery, PageContext>;

export default function ArticlePage({ data, pageContext }: ArticleProps) {
  const { t } = useTranslation('article');
  const { post } = data;
  const cover = post?.cover.childImageSharp?.gatsbyImageData;
  if (!post || !cover) throw new Error(`The article ${pageContext.slug} lacks its data`);
  return (
    <Frame company={data.company} alternates={pageContext.alternates}>
      <article>
        <PageHeadBand
          title={post.customTitle ?? post.title}
          text={post.excerpt}
          breadcrumbs={pageContext.breadcrumbs}
        >
          <p css={byline}>
            {t('published')} <time dateTime={post.isoDate}>{post.date}</time>
          </p>
        </PageHeadBand>
        <Wrap css={coverBand}>
          <Picture image={cover} alt={post.coverAlt} priority css={coverPicture} />
        </Wrap>
      </article>
    </Frame>
  );
}

export const query = graphql`
  query ArticlePage($language: String!, $namespaces: [String!]!, $slug: String!) {
    ...Frame
    post(language: { eq: $language }, slug: { eq: $slug }) {
      title
      customTitle
      excerpt
      coverAlt
      isoDate: date
      date(formatString: "DD.MM.YYYY")
      cover {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 1160)
        }
      }
    }
  }
`;

const byline = css`
  margin-top: var(--s4);
  color: var(--ink-soft);
  font-size: var(--fs-small);
`;

const coverBand = css`
  padding-block: var(--s7) var(--section);
`;

const coverPicture = css`
  aspect-ratio: auto;
  height: 400px;
  border-radius: var(--r-l);
`;
