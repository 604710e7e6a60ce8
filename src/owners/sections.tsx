import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { latePart } from '../components/late-part';
import { QuestionsBand, questionEntries, type Question } from '../sections/questions-band';
import { telUrl } from '../site/text';
import { media } from '../theme';
import { ClosingBand } from '../sections/closing-band';
import { Fields } from '../forms/field';
import { InquiryForm, type FormProps } from '../forms/inquiry-form';

/** They need no scripts, so the served HTML stands; only who comes by a link within the site loads them. */
export const OwnersCooperation = latePart(() =>
  import(/* webpackChunkName: "owners" */ './static-sections').then(
    (file) => file.OwnersCooperation,
  ),
);
export const OwnerTestimonials = latePart(() =>
  import(/* webpackChunkName: "owners" */ './static-sections').then(
    (file) => file.OwnerTestimonials,
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
