import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Section } from '../components/section';
import { SwipeRow } from '../components/swipe-row';
import { useIsSample } from '../links/current-page';
import { SampleTag } from '../links/sample-tag';
import { Quotation } from '../sections/quotation';
import { column, media } from '../theme';

/** If their number is odd, one is large, in its own row. */
export function Testimonials({ quotations }: { quotations: readonly Queries.QuotationFragment[] }) {
  const { t } = useTranslation('home');
  const sample = useIsSample()('company.quotations');
  if (quotations.length === 0) return null;
  return (
    <Section
      ground="cream"
      title={t('testimonials.title')}
      tag={sample && <SampleTag />}
      text={t(sample ? 'testimonials.sample' : 'testimonials.text')}
    >
      <SwipeRow label={t('testimonials.title')} sx={testimonials}>
        {quotations.map((quotation) => (
          <figure key={quotation.quote} css={testimonial} data-reveal="">
            <Quotation quotation={quotation} />
          </figure>
        ))}
      </SwipeRow>
    </Section>
  );
}

const testimonials = css({
  [media.desktop]: { gridTemplateColumns: '1fr 1fr' },
});

const testimonial = css(column, {
  justifyContent: 'space-between',
  gap: 'var(--s5)',
  padding: 'clamp(22px, 16px + 1.6vw, 40px)',
  borderRadius: 'var(--r-l)',
  background: 'var(--white)',
  blockquote: {
    font: '500 var(--fs-lead) / 1.4 var(--display)',
    letterSpacing: '-0.008em',
    textWrap: 'pretty',
  },
  '&:first-of-type:nth-last-of-type(odd)': {
    '--speaker-about': 'var(--sky)',
    gridColumn: '1 / -1',
    gap: 'clamp(24px, 12px + 3vw, 48px)',
    padding: 'clamp(24px, 14px + 2.6vw, 52px)',
    background: 'var(--teal)',
    color: 'var(--white)',
    blockquote: {
      lineHeight: 1.24,
      letterSpacing: '-0.016em',
      [media.phablet]: { fontSize: 'var(--fs-h3)' },
      [media.desktop]: { fontSize: 'var(--fs-h2)', lineHeight: 1.16 },
    },
  },
});
