import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../components/disclosure';
import { Container } from '../components/section';
import { grid, media, muted, smallPrint } from '../theme';

const figures = ['income', 'occupancy', 'hours', 'forecast'] as const;

export function FiguresBand() {
  const { t } = useTranslation('home');
  return (
    <section css={band} aria-label={t('figures.title')} data-ground="white">
      <Container>
        <ul css={list}>
          {figures.map((figure) => (
            <li key={figure}>
              <b css={numeral}>{t(`figures.${figure}.value`)}</b>
              <p>{t(`figures.${figure}.text`)}</p>
            </li>
          ))}
        </ul>
        <Disclosure title={t('figures.source')} phoneOnly sx={source}>
          <p css={smallPrint}>{t('figures.basis')}</p>
        </Disclosure>
      </Container>
    </section>
  );
}

const band = css({ paddingBlock: 'clamp(24px, 5vw, 72px)', background: 'var(--white)' });

const list = css(grid('var(--s4)'), {
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  p: [muted, { maxWidth: '17em', marginTop: 6, lineHeight: 1.4 }],
  [media.enlarged]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [media.desktop]: {
    gridTemplateColumns: 'repeat(4, 1fr)',
    gap: 20,
    p: { marginTop: 12, textWrap: 'balance' },
    'li + li': { paddingLeft: 20, borderLeft: '1px solid var(--line)' },
  },
});

const source = css({
  marginTop: 'var(--s2)',
  fontSize: 'var(--fs-small)',
  [media.phablet]: { marginTop: 'var(--s5)' },
});

const numeral = css({
  display: 'block',
  font: '500 var(--fs-h2) / 1 var(--display)',
  letterSpacing: '-0.03em',
  overflowWrap: 'anywhere',
});
