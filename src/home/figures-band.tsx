import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../components/disclosure';
import { Container } from '../components/section';
import { grid, media, smallPrint } from '../theme';

const figures = ['hours', 'income', 'occupancy', 'forecast'] as const;

/** The hours that an owner gets back, as large as a poster, and three figures beside them. */
export function FiguresBand() {
  const { t } = useTranslation('home');
  return (
    <section css={band} aria-label={t('figures.title')} data-ground="sand">
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
          <p css={[smallPrint, { color: 'inherit' }]}>{t('figures.basis')}</p>
        </Disclosure>
      </Container>
    </section>
  );
}

const band = css({ paddingBlock: 'clamp(24px, 11vw - 19px, 136px)', background: 'var(--sand)' });

const list = css(grid('var(--s3) var(--s5)'), {
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  p: { maxWidth: '19em', marginTop: 6, fontSize: 'var(--fs-small)', lineHeight: 1.4 },
  'li:first-of-type': {
    gridColumn: '1 / -1',
    b: { fontSize: 'clamp(4.25rem, 1rem + 14vw, 12rem)', letterSpacing: '-0.045em' },
    p: { maxWidth: '22em', fontSize: 'var(--fs-body)' },
  },
  // The longest text.
  'li:nth-of-type(2)': { gridRow: '2 / span 2' },
  [media.enlarged]: { '&&': { display: 'block' } },
  [media.desktop]: {
    grid: 'auto auto auto / minmax(0, 8fr) minmax(0, 4fr)',
    gap: 'var(--s5) var(--s8)',
    'li:first-of-type': { gridArea: '1 / 1 / span 3', alignSelf: 'center' },
    'li:first-of-type p': { fontSize: 'var(--fs-lead)' },
    'li:nth-of-type(2)': { gridRow: 'auto' },
    'li:nth-of-type(n + 3)': { paddingTop: 'var(--s5)', borderTop: '1px solid var(--sand-dark)' },
  },
});

const source = css({
  fontSize: 'var(--fs-small)',
  [media.phablet]: { marginTop: 'var(--s5)' },
});

const numeral = css({
  display: 'block',
  font: '500 var(--fs-h2) / 1 var(--display)',
  letterSpacing: '-0.03em',
  overflowWrap: 'anywhere',
});
