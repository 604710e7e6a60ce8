import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Picture } from '../components/picture';
import { media, row } from '../theme';

/** A quotation with its author; the parent renders the `<figure>`. */
export function Quotation({ quotation }: { quotation: Queries.QuotationFragment }) {
  const { quote, author, role, picture } = quotation;
  const image = picture?.childImageSharp?.gatsbyImageData;
  return (
    <>
      <blockquote>{quote}</blockquote>
      <figcaption css={caption}>
        {image && <Picture image={image} alt="" sx={portrait} />}
        <div>
          <b>{author}</b> <span>{role}</span>
        </div>
      </figcaption>
    </>
  );
}

/** @public Gatsby takes fragments from exports. */
export const quotationFragment = graphql`
  fragment Quotation on CompanyQuotation {
    page
    quote(language: $language)
    author(language: $language)
    role(language: $language)
    picture {
      childImageSharp {
        gatsbyImageData(width: 64, height: 64, outputPixelDensities: [1, 2])
      }
    }
  }
`;

const caption = css(row('var(--s4)'), {
  font: '400 var(--fs-small) / 1.45 var(--text)',
  b: { display: 'block', fontWeight: 600 },
  [media.belowPhablet]: {
    gap: 12,
    b: { display: 'inline' },
    'b::after': { content: "', '" },
  },
  'div > span': { color: 'var(--speaker-about, var(--ink-soft))' },
});

const portrait = css({ flex: 'none', width: 64, borderRadius: '50%' });
