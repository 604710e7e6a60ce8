import { css } from '@emotion/react';
import { Section } from '../components/section';
import { SampleTag } from '../links/sample-tag';
import { Quotation } from '../sections/quotation';

export function OwnersVoice({ quotations }: { quotations: readonly Queries.QuotationFragment[] }) {
  if (quotations.length === 0) return null;
  return (
    <Section ground="cream">
      <SampleTag of="company.quotations" />
      {quotations.map((quotation) => (
        <figure key={quotation.quote} css={voice}>
          <Quotation quotation={quotation} />
        </figure>
      ))}
    </Section>
  );
}

const voice = css({
  maxWidth: 940,
  '& + &': { marginTop: 'var(--s6)' },
  blockquote: {
    marginBottom: 'var(--s5)',
    font: '500 var(--fs-h3) / 1.2 var(--display)',
    letterSpacing: '-0.018em',
    textWrap: 'pretty',
  },
});
