import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Wrap } from '../components/wrap';
import { cluster, media, muted, sideBySide, tabular } from '../theme';

const figures = ['occupancy', 'hours', 'forecast'] as const;

export function FiguresBand() {
  const { t } = useTranslation('home');
  return (
    <section css={band} aria-label={t('figures.title')}>
      <Wrap>
        <ul css={list}>
          {figures.map((figure) => (
            <li key={figure}>
              <b css={[numeral, tabular]}>{t(`figures.${figure}.value`)}</b>
              <p>{t(`figures.${figure}.text`)}</p>
            </li>
          ))}
        </ul>
        <p css={basis}>{t('figures.basis')}</p>
      </Wrap>
    </section>
  );
}

const band = css({ paddingBlock: 'clamp(24px, 8px + 4vw, 80px)', background: 'var(--white)' });

const list = css(
  sideBySide('repeat(3, 1fr)', { gap: 'var(--s4)', wideGap: '56px', from: 'tablet' }),
  {
    li: [cluster('0 var(--s4)'), { alignItems: 'baseline' }],
    p: {
      flex: '1 1 9em',
      maxWidth: '17em',
      color: 'var(--ink-soft)',
      fontSize: 'var(--fs-base)',
      lineHeight: 1.4,
    },
    [media.tablet]: {
      li: { display: 'block', position: 'relative' },
      p: { marginTop: 12, textWrap: 'balance' },
      'li + li::before': {
        content: "''",
        position: 'absolute',
        inset: '4px auto 4px -28px',
        width: 1,
        background: 'var(--line)',
      },
    },
  },
);

const basis = css(muted, { marginTop: 'var(--s5)' });

const numeral = css({
  display: 'block',
  flex: '0 0 4em',
  font: '500 clamp(2rem, 1.5rem + 2.2vw, 3.5rem) / 1 var(--display)',
  letterSpacing: '-0.03em',
  overflowWrap: 'anywhere',
});
