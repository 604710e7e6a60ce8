import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../components/disclosure';
import { Section } from '../components/section';
import { Steps } from '../components/steps';
import { grid, kicker, visuallyHidden } from '../theme';

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
