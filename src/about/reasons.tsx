import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Section } from '../components/section';
import { sideBySide } from '../components/side-by-side';
import { cardText, tabular } from '../components/text-styles';

const reasons = ['rating', 'forecast', 'notice'] as const;

export function Reasons() {
  const { t } = useTranslation('about');
  return (
    <Section title={t('why.title')} text={t('why.lead')}>
      <ul css={list}>
        {reasons
          .filter((id) => t(`why.${id}.title`))
          .map((id) => (
            <li key={id}>
              <b css={[numeral, tabular]}>{t(`why.${id}.title`)}</b>
              <p css={cardText}>{t(`why.${id}.text`)}</p>
            </li>
          ))}
      </ul>
    </Section>
  );
}

const list = css(
  sideBySide('repeat(3, 1fr)', { gap: 'var(--s6)', wideGap: '56px', from: 'tablet' }),
  { li: { paddingTop: 'var(--s4)', borderTop: '1.5px solid var(--pine)' } },
);

const numeral = css({
  display: 'block',
  marginBottom: 'var(--s3)',
  font: '500 clamp(2rem, 1.5rem + 2vw, 3rem) / 1.05 var(--display)',
  letterSpacing: '-0.03em',
});
