import { css } from '@emotion/react';
import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { ArticleHeader, Cover } from '../blog/article-header';
import { AuthorCard, RelatedPosts, ShareLinks } from '../blog/article-end';
import { CategoryTag } from '../blog/post-card';
import { PhoneBar } from '../layout/call-links';
import { Container } from '../components/section';
import { Frame } from '../layout/frame';
import { Prose } from '../prose/prose';
import { besideContents, TableOfContents } from '../prose/table-of-contents';
import type { Category } from '../site/blog';
import type { PageContext } from '../site/page-context';
import { absoluteUrl } from '../site/routes';
import { asProse, proseElements } from '../site/prose';
import { media, spaceBetween } from '../theme';

export { PageHead as Head } from '../seo/page-head';

const MANY_SECTIONS = 5;

type ArticleProps = PageProps<Queries.ArticlePageQuery, PageContext>;

export default function ArticlePage({ data, pageContext }: ArticleProps) {
  const { alternates, language } = pageContext;
  const { post, site, fallback } = data;
  const { t } = useTranslation('article');
  if (!post || !site) throw new Error(`The article ${alternates[language]} lacks its data`);
  const url = absoluteUrl(site.siteMetadata.siteUrl, alternates[language]);
  const nodes = asProse(post.body.nodes);
  // An article with its own call to action needs no second one at its end.
  const calls = proseElements(nodes, 'CallToAction').length > 0;
  return (
    <Frame company={data.company} closing={!calls}>
      <article>
        <Container sx={page}>
          <ArticleHeader post={post}>
            <div css={body}>
              {proseElements(nodes, 'h2').length >= MANY_SECTIONS && (
                <TableOfContents nodes={nodes} />
              )}
              <div>
                <Prose nodes={nodes} files={post.body.files}>
                  <Cover post={post} />
                </Prose>
                <ShareLinks url={url} title={post.title} />
                <div css={subject}>
                  <b>{t('category')}</b> <CategoryTag category={post.category as Category} />
                </div>
                <AuthorCard author={post.author} />
              </div>
            </div>
          </ArticleHeader>
        </Container>
      </article>
      <RelatedPosts posts={post.related} fallback={fallback.gatsbyImageData} last={calls} />
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
            sizes: "(min-width: 1240px) 1160px, (min-width: 56.25em) calc(100vw - 40px), (min-width: 37.5em) 640px, calc(100vw - 40px)"
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

const page = css({
  paddingTop: 12,
  // The head is as wide as the text, where the cover is then whole at its height.
  [media.phabletOnly]: { '--content': 'var(--measure)' },
});

const body = css(besideContents, {
  paddingTop: 24,
  [media.belowPhablet]: { position: 'relative' },
  [media.phablet]: { paddingTop: 48 },
});

const subject = css(spaceBetween, {
  paddingBlock: 12,
  borderBottom: '1px solid var(--line)',
  b: { fontWeight: 600 },
});
