import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../components/disclosure';
import { FeatureList } from '../components/feature-list';
import { Section } from '../components/section';
import { Steps } from '../components/steps';
import { SampleTag } from '../links/sample-tag';
import { Quotation } from '../sections/quotation';
import { column, groupTitle, sideBySide, grid, kicker, visuallyHidden } from '../theme';

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

/** What an owner hands over and what stays his, and the way to a managed apartment. */
export function OwnersCooperation() {
  return (
    <>
      <Benefits />
      <Process />
    </>
  );
}

function Benefits() {
  const { t } = useTranslation('owners');
  return (
    <Section ground="cream" title={t('benefits.title')} text={t('benefits.text')}>
      <div css={ledger}>
        {groups.map(({ id, points }) => (
          <div key={id}>
            <h3 css={groupTitle}>{t(`benefits.${id}`)}</h3>
            <FeatureList
              sx={column}
              features={points}
              words={(point, part) => t(`benefits.${point}.${part}`)}
              heading="h4"
            />
          </div>
        ))}
      </div>
    </Section>
  );
}

/** What is handed over stands beside what is kept. */
const ledger = css(sideBySide('1fr 1fr', { gap: 'clamp(24px, 5vw, 72px)', from: 'phablet' }), {
  '& > *': { paddingTop: 'var(--s4)', borderTop: '1.5px solid var(--pine)' },
  ul: { gap: 'clamp(10px, 2.2vw, 28px)', marginTop: 'clamp(16px, 2.2vw, 28px)' },
});

const steps = [
  { id: 'assessment', icon: 'chart-column', days: ['forecast', 'agreement'] },
  { id: 'onboarding', icon: 'camera', days: ['preparation', 'listing'] },
  { id: 'management', icon: 'house', days: ['report'] },
] as const;

/** The three steps to a managed apartment, each with its days of the first month. */
function Process() {
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
                  <b css={kicker}>{t(`process.days.${day}.when`)}</b>{' '}
                  {t(`process.days.${day}.title`)} <small>{t(`process.days.${day}.note`)}</small>
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
  // Its hidden title made Chromium 92 print thousands of empty pages.
  '@media print': { '&& > summary': { display: 'none' } },
});

const list = css(grid(10), {
  maxWidth: '24em',
  marginTop: 12,
  font: '500 var(--fs-body) / 1.4 var(--text)',
  '& :is(b, small)': { display: 'block' },
  small: { color: 'var(--ink-soft-on-sky)', fontSize: 'var(--fs-small)', fontWeight: 400 },
});

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
    marginBottom: 'var(--s6)',
    font: '500 var(--fs-h2) / 1.16 var(--display)',
    letterSpacing: '-0.012em',
    textIndent: '-0.42em',
    maxWidth: '22em',
    textWrap: 'balance',
  },
});
