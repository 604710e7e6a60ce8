import { css } from '@emotion/react';
import { Section } from '../components/section';
import { SampleTag } from '../links/sample-tag';
import { Quotation } from '../sections/quotation';
import { media } from '../theme';

export function OwnerTestimonials({
  quotations,
}: {
  quotations: readonly Queries.QuotationFragment[];
}) {
  if (quotations.length === 0) return null;
  return (
    <Section ground="cream">
      <SampleTag of="company.quotations" />
      {quotations.map((quotation) => (
        <figure key={quotation.quote} css={testimonial}>
          <Quotation quotation={quotation} />
        </figure>
      ))}
    </Section>
  );
}

const testimonial = css({
  maxWidth: 1060,
  marginTop: 'var(--s4)',
  '& + &': { marginTop: 'var(--s6)' },
  blockquote: {
    marginBottom: 'var(--s5)',
    font: '500 var(--fs-h3) / 1.2 var(--display)',
    letterSpacing: '-0.018em',
    textWrap: 'pretty',
    [media.desktop]: { fontSize: 'var(--fs-h2)' },
  },
});
