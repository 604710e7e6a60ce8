import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { HoverCard } from '../components/hover-card';
import { Picture } from '../components/picture';
import { readingMinutes } from '../site/reading';
import { PostDate } from './post-date';

type Post = NonNullable<Queries.ArticlePageQuery['post']>;

export function Byline({ post: { author, published, modified, body } }: { post: Post }) {
  const { t } = useTranslation('article');
  const photo = author.photo.childImageSharp?.gatsbyImageData;
  return (
    <div css={byline}>
      {photo && <Picture image={photo} alt="" position="50% 30%" css={portrait} />}
      <div>
        <div>
          {t('by')}{' '}
          <HoverCard
            css={name}
            card={
              <>
                <b>{author.name}</b>
                <span css={role}>{author.jobTitle}</span>
                {author.bio}
              </>
            }
          >
            {author.name}
          </HoverCard>
        </div>
        <p css={facts}>
          <span>
            {t('published')} <PostDate date={published} style="article" />
          </span>
          {modified && (
            <span>
              {t('modified')} <PostDate date={modified} style="article" />
            </span>
          )}
          <span>{t('minutes', { count: readingMinutes(body.words) })}</span>
        </p>
      </div>
    </div>
  );
}

const byline = css`
  display: flex;
  align-items: center;
  gap: 14px;
  margin-top: 24px;
  padding-top: 20px;
  border-top: 1px solid var(--line);
  color: var(--ink-soft);
  font-size: 1rem;
`;

const facts = css`
  && {
    margin: 0;
  }
  span + span::before {
    content: ' · ';
  }
`;

const portrait = css`
  flex: none;
  width: 44px;
  height: 44px;
  border-radius: 50%;
`;

const name = css`
  min-height: 32px;
  color: var(--pine);
  font-weight: 600;
  text-decoration: underline dotted var(--teal) 1.5px;
  text-underline-offset: 5px;
`;

const role = css`
  display: block;
  margin-bottom: 8px;
  color: var(--ink-soft);
`;
