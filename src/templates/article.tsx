import { css } from '@emotion/react';
import { graphql, type PageProps } from 'gatsby';
import { ArticleHeader } from '../blog/article-header';
import { AuthorCard } from '../blog/author-card';
import { CategoryTag } from '../blog/tags';
import { RelatedPosts } from '../blog/related-posts';
import { ShareLinks } from '../blog/share-links';
import { PhoneBar } from '../layout/phone-bar';
import { Container } from '../components/container';
import { Frame } from '../shell/frame';
import { Prose } from '../prose/prose';
import { TableOfContents } from '../prose/table-of-contents';
import type { Category } from '../site/categories';
import type { PageContext } from '../site/page-context';
import { absoluteUrl } from '../site/paths';
import { asProse, proseElements } from '../site/prose';
import { media } from '../theme';

export { PageHead as Head } from '../seo/page-head';

const MANY_SECTIONS = 5;

type ArticleProps = PageProps<Queries.ArticlePageQuery, PageContext>;

export default function ArticlePage({ data, pageContext }: ArticleProps) {
  const { alternates, language } = pageContext;
  const { post, site, fallback } = data;
  if (!post || !site) throw new Error(`The article ${alternates[language]} lacks its data`);
  const url = absoluteUrl(site.siteMetadata.siteUrl, alternates[language]);
  const nodes = asProse(post.body.nodes);
  // An article with its own call to action needs no second one at its end.
  const calls = proseElements(nodes, 'CallToAction').length > 0;
  return (
    <Frame company={data.company} closing={!calls}>
      <article>
        <Container sx={{ paddingTop: 16 }}>
          <ArticleHeader post={post} />
          <div css={body}>
            {proseElements(nodes, 'h2').length >= MANY_SECTIONS && (
              <TableOfContents nodes={nodes} sx={contents} />
            )}
            <div css={column}>
              <Prose nodes={nodes} files={post.body.files} />
              <ShareLinks url={url} title={post.title} />
              <CategoryTag category={post.category as Category} sx={{ marginTop: 24 }} />
              <AuthorCard author={post.author} />
            </div>
          </div>
        </Container>
      </article>
      <RelatedPosts posts={post.related} fallback={fallback.gatsbyImageData} />
      {calls && <PhoneBar phone={data.company.contact.phone} />}
    </Frame>
  );
}

export const query = graphql`
  query ArticlePage($route: String!, $language: String!, $namespaces: [String!]!, $slug: String!) {
    ...Frame
    ...Samples
    post(language: { eq: $language }, slug: { eq: $slug }) {
      slug
      title
      customTitle
      excerpt
      category
      draft
      keywords
      coverAlt
      published: date
      modified
      body {
        nodes
        words
        files {
          ...ProseFile
        }
      }
      cover {
        childImageSharp {
          gatsbyImageData(
            width: 1160
            breakpoints: [768, 1160, 1600]
            sizes: "(min-width: 1240px) 1160px, (min-width: 37.5em) max(100vw - 40px, 640px), calc(100vw - 40px)"
          )
        }
      }
      coverWide {
        childImageSharp {
          gatsbyImageData(width: 1160, breakpoints: [1160, 1740])
        }
      }
      author {
        ...Author
      }
      related {
        ...PostCard
      }
    }
    fallback: picture(name: "default-post") {
      gatsbyImageData(width: 728)
    }
  }
`;

const body = css({
  paddingTop: 24,
  [media.phablet]: { paddingTop: 48 },
  [media.wide]: { display: 'grid', gridTemplateColumns: '1fr 680px 1fr', columnGap: 32 },
});

const contents = css({
  maxWidth: 680,
  margin: '0 auto clamp(20px, 4vw, 40px)',
  [media.wide]: {
    position: 'sticky',
    top: 'calc(var(--header) + 32px)',
    maxHeight: 'calc(100vh - var(--header) - 64px)',
    margin: 0,
    overflowY: 'auto',
  },
});

const column = css({ maxWidth: 680, marginInline: 'auto', [media.wide]: { gridColumn: 2 } });
