import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../components/disclosure';
import { Section, Container } from '../components/section';
import { Steps } from '../components/steps';
import { grid, lead, media, pineBackground, smallPrint } from '../theme';

const figures = ['hours', 'income', 'occupancy', 'forecast'] as const;

/** The hours that an owner gets back, as large as a poster, and three figures beside them. */
export function FiguresBand() {
  const { t } = useTranslation('home');
  return (
    <section css={band} aria-label={t('figures.title')} data-ground="sky">
      <Container>
        <ul css={figureList}>
          {figures.map((figure) => (
            <li key={figure}>
              <b css={numeral}>{t(`figures.${figure}.value`)}</b>
              <p>{t(`figures.${figure}.text`)}</p>
            </li>
          ))}
        </ul>
        <Disclosure title={t('figures.source')} phoneOnly sx={source}>
          <p css={[smallPrint, { color: 'inherit' }]}>{t('figures.basis')}</p>
        </Disclosure>
      </Container>
    </section>
  );
}

const band = css({ paddingBlock: 'clamp(24px, 11vw - 19px, 72px)', background: 'var(--sky)' });

const figureList = css(grid('8px var(--s8)'), {
  p: { fontSize: 'var(--fs-small)', lineHeight: 1.4 },
  'li:first-of-type': {
    b: { fontSize: 'clamp(4.25rem, 1rem + 14vw, 10.5rem)', letterSpacing: '-0.025em' },
    p: { maxWidth: '22em', marginTop: 6, fontSize: 'var(--fs-body)' },
  },
  'li:nth-of-type(n + 2)': {
    ...{ display: 'grid', gridTemplateColumns: '5.75rem 1fr', gap: '6px 12px' },
    ...{ alignItems: 'baseline', paddingTop: 8, borderTop: '1px solid var(--teal-45)' },
    [media.belowPhablet]: { b: { fontSize: 'var(--fs-h3)' } },
  },
  [media.enlarged]: { '&&, && li': { display: 'block' } },
  [media.desktop]: {
    grid: 'auto auto auto / minmax(0, 8fr) minmax(0, 4fr)',
    'li:first-of-type': { gridArea: '1 / 1 / span 3', alignSelf: 'start' },
    'li:first-of-type p': { fontSize: 'var(--fs-lead)' },
    rowGap: 'var(--s4)',
    'li:nth-of-type(n + 2)': { gridTemplateColumns: '1fr', paddingTop: 'var(--s4)' },
    'li:nth-of-type(2)': { paddingTop: 0, border: 0 },
  },
});

const source = css({
  fontSize: 'var(--fs-small)',
  [media.phablet]: {
    marginTop: 'var(--s5)',
    p: {
      ...{ columns: '20em 2', columnGap: 'var(--s8)', maxWidth: 'none' },
      ...{ paddingTop: 14, borderTop: '1px solid var(--teal-45)' },
    },
  },
});

const numeral = css({
  display: 'block',
  font: '500 var(--fs-h2) / 1 var(--display)',
  letterSpacing: '-0.02em',
  overflowWrap: 'anywhere',
});

const steps = [
  { id: 'consultation', icon: 'message-circle' },
  { id: 'onboarding', icon: 'camera' },
  { id: 'management', icon: 'house' },
] as const;

export function Process() {
  const { t } = useTranslation('home');
  return (
    <Section ground="sky" name="process" title={t('process.title')}>
      <Steps steps={steps} words={(id, part) => t(`process.${id}.${part}`)} />
    </Section>
  );
}

/** Each hour lights a window: its middle and its sill, in per cent of the skyline. */
const hours = [
  { id: 'night', left: 42.5, bottom: 14.9 },
  { id: 'arrival', left: 52.7, bottom: 12.5 },
  { id: 'morning', left: 78, bottom: 14.3 },
  { id: 'report', left: 86.6, bottom: 14.8 },
] as const;

/** A night that an owner sleeps through, from the evening to the line in the report. */
export function NightIllustration() {
  const { t } = useTranslation('home');
  return (
    <section css={scene} className="on-pine" data-section="night">
      <Container>
        <h2>{t('chat.day')}</h2>
        <p css={lead}>{t('chat.lead')}</p>
        <ol css={course}>
          {hours.map(({ id }) => (
            <li key={id} data-reveal="">
              {id === 'night' ? (
                <>
                  <p>{t('chat.guest')}</p>
                  <p data-ours>{t('chat.answer')}</p>
                  <p>{t('chat.thanks')}</p>
                </>
              ) : (
                <>
                  <b>{t(`chat.${id}.time`)}</b>
                  <p>{t(`chat.${id}.text`)}</p>
                </>
              )}
            </li>
          ))}
        </ol>
      </Container>
      <div css={city} aria-hidden>
        <img src="/skyline.svg" alt="" width="1600" height="250" loading="lazy" />
        {hours.map(({ id, left, bottom }) => (
          <span key={id} css={{ left: `${left}%`, bottom: `${bottom}%` }} />
        ))}
      </div>
    </section>
  );
}

const scene = css(pineBackground, {
  '--lead': 'var(--on-pine-soft)',
  overflow: 'hidden',
  paddingTop: 'clamp(30px, 11vw - 13px, 128px)',
  h2: { marginBottom: 'var(--s3)', fontSize: 'var(--fs-hero)', lineHeight: 1.04 },
  '@media print': { '--lead': 'var(--ink-soft)', background: 'none', color: 'var(--pine)' },
});

const course = css(grid('12px 40px'), {
  marginTop: 'clamp(16px, 4vw, 56px)',
  color: 'var(--pine)',
  lineHeight: 1.4,
  'li:nth-of-type(n + 2)': [
    grid('2px 16px'),
    { alignContent: 'start', gridTemplateColumns: '6.5em 1fr' },
  ],
  b: { color: 'var(--amber)', font: '500 var(--fs-lead) / 1.3 var(--display)' },
  'b + p': { color: 'var(--on-pine)' },
  'li:first-of-type': [grid(10), { marginBottom: 8 }],
  'li:first-of-type p': {
    maxWidth: '92%',
    justifySelf: 'start',
    padding: '8px 16px',
    borderRadius: '18px 18px 18px 6px',
    background: 'var(--white)',
  },
  'li:first-of-type [data-ours]': {
    justifySelf: 'end',
    borderRadius: '18px 18px 6px',
    background: 'var(--sky)',
  },
  [media.tablet]: {
    gridTemplateColumns: 'minmax(0, 3fr) repeat(3, minmax(0, 1.25fr))',
    'li:nth-of-type(n + 2)': { gridTemplateColumns: '1fr' },
    b: { fontSize: 'var(--fs-h3)' },
  },
  '@media print': { 'b, b + p': { color: 'inherit' } },
});

/** The city is as wide as the screen, and the windows keep their places in it. */
const city = css({
  position: 'relative',
  width: 'max(100%, 800px)',
  marginTop: 'clamp(16px, 3vw, 48px)',
  marginLeft: 'min(0px, max(100% - 800px, 50% - 515px))',
  img: { width: '100%', height: 'auto' },
  span: {
    position: 'absolute',
    width: '0.6%',
    aspectRatio: '5 / 8',
    transform: 'translateX(-50%)',
    borderRadius: '40% 40% 0 0',
    background: 'var(--amber)',
    boxShadow: '0 0 14px 4px var(--amber)',
  },
  [media.motion]: {
    span: { transition: 'opacity var(--t-calm) var(--ease) 300ms' },
    ...Object.fromEntries(
      hours.map((_, at) => [
        `:has(li:nth-of-type(${at + 1})[data-reveal='waiting']) > & span:nth-of-type(${at + 1})`,
        { opacity: 0 },
      ]),
    ),
  },
  '@media print': { display: 'none' },
});
