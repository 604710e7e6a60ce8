import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { BrandIcon } from '../components/brand-icon';
import { Portrait } from '../components/portrait';
import { cardTitle, creamCard, grid, media, plainLink } from '../theme';

export function AuthorCard({ author }: { author: Queries.AuthorFragment }) {
  return (
    <div css={card}>
      <Portrait {...author} alt={author.photoAlt} size={88} />
      <div>
        <h2 css={cardTitle} translate="no">
          {author.name}
        </h2>
        <p css={{ color: 'var(--ink-soft)' }}>{author.jobTitle}</p>
        <p>{author.bio}</p>
        {author.profile && (
          <a href={author.profile.url} rel="noopener" css={plainLink}>
            <BrandIcon of={author.profile.name} />
            {author.profile.name}
          </a>
        )}
      </div>
    </div>
  );
}

/** @public Gatsby takes fragments from exports. */
export const authorFragment = graphql`
  fragment Author on Person {
    name
    profile {
      name
      url
    }
    jobTitle(language: $language)
    bio(language: $language)
    photoAlt(language: $language)
    photo {
      childImageSharp {
        gatsbyImageData(width: 88, height: 88, outputPixelDensities: [1, 2])
      }
    }
  }
`;

const card = css(creamCard, grid(20), {
  gridTemplateColumns: 'auto 1fr',
  marginTop: 32,
  padding: 28,
  lineHeight: 1.5,
  'p + p': { marginTop: 8 },
  [media.belowPhablet]: { gap: 16, padding: 20, '[data-picture]': { width: 56, height: 56 } },
});
