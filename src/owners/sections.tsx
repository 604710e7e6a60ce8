import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { latePart } from '../components/late-part';
import { Section } from '../components/section';
import { QuestionsBand, questionEntries, type Question } from '../sections/questions-band';
import { telUrl } from '../site/text';
import { media } from '../theme';
import { SampleTag } from '../links/sample-tag';
import { Quotation } from '../sections/quotation';
import { ClosingBand } from '../sections/closing-band';
import { Fields } from '../forms/field';
import { InquiryForm, type FormProps } from '../forms/inquiry-form';

/** It needs no scripts, so the served HTML stands; only who comes by a link within the site loads it. */
export const OwnersCooperation = latePart(() =>
  import(/* webpackChunkName: "owners" */ './static-sections').then(
    (file) => file.OwnersCooperation,
  ),
);

interface Group {
  title: string;
  questions: Question[];
}

export function OwnersQuestions({ phone }: { phone: string }) {
  const { t } = useTranslation('owners');
  const groups = t('faq.groups', { returnObjects: true }) as Group[];
  return (
    <QuestionsBand
      title={t('faq.title')}
      name="owners"
      groups={groups
        .map(({ title, questions }) => ({ title, entries: questionEntries(questions, 'owners') }))
        .filter(({ entries }) => entries.length > 0)}
    >
      <p css={{ marginBottom: 14, color: 'var(--ink-soft)' }}>{t('faq.text')}</p>
      <a href={telUrl(phone)} translate="no">
        {t('faq.phone')}
      </a>
    </QuestionsBand>
  );
}

export function OwnerTestimonials({ all }: { all: readonly Queries.QuotationFragment[] }) {
  const quotations = all.filter(({ page }) => page === 'owners');
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

/** Asks for an e-mail address only, for owners without time. */
export function QuickForm(props: FormProps) {
  const { t } = useTranslation('owners');
  return (
    <ClosingBand title={t('quick.title')} text={t('quick.text')}>
      <InquiryForm {...props} type="quick" words={t('quick', { returnObjects: true })} sx={row}>
        <Fields />
      </InquiryForm>
    </ClosingBand>
  );
}

const row = css({
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  maxWidth: 640,
  color: 'var(--pine)',
  overflowWrap: 'anywhere',
  '&& :focus-visible': { outlineColor: 'var(--teal)' },
  fieldset: { gap: 12 },
  "input[type='email']": { minHeight: 56 },
  [media.phablet]: {
    fieldset: { gridTemplateColumns: '1fr auto', alignItems: 'start' },
    'fieldset > button': { gridColumn: 2, marginTop: 'calc(1.4rem + 6px)' },
  },
});
