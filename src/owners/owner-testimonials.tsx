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
    <Section ground="pine">
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
  '--speaker-about': 'var(--on-pine-soft)',
  marginTop: 'var(--s4)',
  '& + &': { marginTop: 'var(--s6)' },
  blockquote: {
    marginBottom: 'var(--s5)',
    font: '500 var(--fs-h2) / 1.16 var(--display)',
    letterSpacing: '-0.018em',
    textWrap: 'pretty',
    [media.desktop]: { fontSize: 'var(--fs-hero)', lineHeight: 1.06 },
  },
});
