import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Wrap } from '../components/wrap';
import { cluster, media, muted, sideBySide, tabular } from '../theme';

const figures = ['income', 'occupancy', 'hours', 'forecast'] as const;

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

const band = css({ paddingBlock: 'clamp(20px, 4px + 4vw, 72px)', background: 'var(--white)' });

const list = css(sideBySide('repeat(4, 1fr)', { gap: 'var(--s3)', wideGap: '40px' }), {
  li: [cluster('0 var(--s4)'), { alignItems: 'baseline' }],
  p: {
    flex: '1 1 9em',
    maxWidth: '17em',
    color: 'var(--ink-soft)',
    fontSize: 'var(--fs-small)',
    lineHeight: 1.4,
  },
  [media.desktop]: {
    li: { display: 'block', position: 'relative' },
    p: { marginTop: 12, textWrap: 'balance' },
    'li + li::before': {
      content: "''",
      position: 'absolute',
      inset: '4px auto 4px -20px',
      width: 1,
      background: 'var(--line)',
    },
  },
});

const basis = css(muted, { marginTop: 'var(--s5)' });

const numeral = css({
  display: 'block',
  flex: '0 0 4.6em',
  font: '500 clamp(1.75rem, 1rem + 2.2vw, 2.875rem) / 1 var(--display)',
  letterSpacing: '-0.03em',
  overflowWrap: 'anywhere',
});
