import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Section } from '../components/section';
import { grid, lead, sideBySide, tabular } from '../theme';

/** What an owner sleeps through. */
export function Night() {
  const { t } = useTranslation('home');
  return (
    <Section ground="pine" sx={layout} name="night">
      <div>
        <h2 css={tabular}>{t('chat.day')}</h2>
        <p css={[lead, { marginTop: 'var(--s4)' }]}>{t('chat.lead')}</p>
      </div>
      <div css={chat}>
        <p>{t('chat.guest')}</p>
        <p data-ours>{t('chat.answer')}</p>
        <p>{t('chat.thanks')}</p>
      </div>
    </Section>
  );
}

const layout = css(sideBySide('1fr 1fr', { gap: '20px', wideGap: '80px', from: 'tablet' }), {
  alignItems: 'center',
});

const chat = css(grid(12), {
  justifyItems: 'start',
  color: 'var(--pine)',
  lineHeight: 1.4,
  p: {
    maxWidth: '88%',
    padding: '10px 18px',
    borderRadius: '18px 18px 18px 6px',
    background: 'var(--white)',
  },
  '[data-ours]': {
    justifySelf: 'end',
    borderRadius: '18px 18px 6px',
    background: 'var(--sky)',
  },
});
