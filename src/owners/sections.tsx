import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../components/disclosure';
import { FeatureList } from '../components/feature-list';
import { Section } from '../components/section';
import { Steps } from '../components/steps';
import { QuestionsBand, questionEntries, type Question } from '../sections/questions-band';
import { telUrl } from '../site/text';
import { groupTitle, media, sideBySide, grid, kicker, visuallyHidden } from '../theme';
import { SampleTag } from '../links/sample-tag';
import { Quotation } from '../sections/quotation';
import { ClosingBand } from '../sections/closing-band';
import { Fields } from '../forms/field';
import { InquiryForm, type FormProps } from '../forms/inquiry-form';

const handOver = [
  { id: 'messages', icon: 'message-circle', tone: 'sky' },
  { id: 'keys', icon: 'key-round', tone: 'sky' },
  { id: 'care', icon: 'brush-cleaning', tone: 'sky' },
  { id: 'prices', icon: 'chart-column', tone: 'sky' },
] as const;

const keep = [
  { id: 'dates', icon: 'calendar-check', tone: 'amber' },
  { id: 'rules', icon: 'list-checks', tone: 'amber' },
  { id: 'calm', icon: 'shield-check', tone: 'amber' },
  { id: 'money', icon: 'file-text', tone: 'amber' },
] as const;

const groups = [
  { id: 'handOver', points: handOver },
  { id: 'keep', points: keep },
] as const;

export function OwnersBenefits() {
  const { t } = useTranslation('owners');
  return (
    <Section ground="cream" title={t('benefits.title')} text={t('benefits.text')}>
      {groups.map(({ id, points }) => (
        <div key={id} css={group}>
          <h3 css={groupTitle}>{t(`benefits.${id}`)}</h3>
          <FeatureList
            sx={inFour}
            features={points}
            words={(point, part) => t(`benefits.${point}.${part}`)}
            heading="h4"
          />
        </div>
      ))}
    </Section>
  );
}

const inFour = css(sideBySide('1fr 1fr', { gap: 'clamp(24px, 2.8vw, 40px)', from: 'phablet' }), {
  [media.desktop]: {
    grid: 'auto / repeat(4, 1fr)',
    li: { display: 'block' },
    '[data-tile]': { marginBottom: 16 },
  },
});

const group = css({
  paddingTop: 'var(--s4)',
  borderTop: '1.5px solid var(--pine)',
  '& + &': { marginTop: 'clamp(24px, 4vw, 56px)' },
  ul: { marginTop: 'clamp(16px, 2.4vw, 32px)', [media.belowPhablet]: { gap: 10 } },
});

const steps = [
  { id: 'assessment', icon: 'chart-column', days: ['forecast', 'agreement'] },
  { id: 'onboarding', icon: 'camera', days: ['preparation', 'listing'] },
  { id: 'management', icon: 'house', days: ['report'] },
] as const;

/** The three steps to a managed apartment, each with its days of the first month. */
export function OwnersProcess() {
  const { t } = useTranslation('owners');
  return (
    <Section ground="sky" title={t('process.title')} text={t('process.text')}>
      <Steps
        steps={steps}
        words={(id, part) => t(`process.${id}.${part}`)}
        below={({ days }) => (
          <Disclosure
            title={<span css={visuallyHidden}>{t('process.plan')}</span>}
            phoneOnly
            sx={plan}
          >
            <ul css={list}>
              {days.map((day) => (
                <li key={day}>
                  <b css={kicker}>{t(`process.days.${day}.when`)}</b>
                  {t(`process.days.${day}.title`)}
                  <small>{t(`process.days.${day}.note`)}</small>
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      />
    </Section>
  );
}

/** On a phone the line with the step's title unfolds its days. */
const plan = css({
  summary: { position: 'absolute', inset: '-8px 0 auto 84px', justifyContent: 'flex-end' },
});

const list = css(grid(10), {
  maxWidth: '24em',
  marginTop: 12,
  font: '500 var(--fs-body) / 1.4 var(--text)',
  '& :is(b, small)': { display: 'block' },
  small: { color: 'var(--ink-soft-on-sky)', fontSize: 'var(--fs-small)', fontWeight: 400 },
});

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
