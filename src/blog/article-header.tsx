import { css } from '@emotion/react';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Icon } from '../components/icon';
import { Picture } from '../components/picture';
import { lead } from '../components/text-styles';
import { PageLink } from '../layout/page-link';
import { useLanguage } from '../layout/use-language';
import type { Category } from '../site/categories';
import { pathTo } from '../site/paths';
import { Byline } from './byline';
import { DraftTag } from './draft-tag';
import { writeFilter } from './list-address';
import { tag } from './tag';
import { useCategoryName } from './use-category-name';

interface ArticleHeaderProps {
  post: NonNullable<Queries.ArticlePageQuery['post']>;
}

/** The head of an article: way back, cover, category, title, what it is about, who wrote it. */
export function ArticleHeader({ post }: ArticleHeaderProps) {
  const { t } = useTranslation('article');
  const categoryName = useCategoryName();
  const cover = post.cover.childImageSharp?.gatsbyImageData;
  const category = post.category as Category;
  const listed = pathTo(useLanguage(), 'blog') + writeFilter({ category });
  return (
    <>
      <PageLink to="blog" css={back}>
        <Icon of={ArrowLeft} size="small" />
        {t('back')}
      </PageLink>
      {cover && <Picture image={cover} alt={post.coverAlt} priority css={coverStyle} />}
      <header css={header}>
        <Link to={listed} css={tag}>
          {categoryName(category)}
        </Link>
        {post.draft && <DraftTag />}
        <h1>{post.customTitle ?? post.title}</h1>
        <p css={lead}>{post.excerpt}</p>
        <Byline author={post.author} published={post.published} modified={post.modified} />
      </header>
    </>
  );
}

const back = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  margin-bottom: 12px;
  font-weight: 600;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;

const coverStyle = css`
  width: 100%;
  aspect-ratio: auto;
  height: 400px;
  border-radius: var(--r-l);
`;

const header = css`
  max-width: 680px;
  margin: 40px auto 0;
  a + span {
    margin-left: 10px;
  }
  h1 {
    margin-top: 18px;
    font-size: clamp(2.125rem, 1.5rem + 2.7vw, 3.5rem);
  }
  p {
    margin-top: 20px;
  }
`;
