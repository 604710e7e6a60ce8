import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../components/disclosure';
import { TickList } from '../components/tick-list';
import { groupTitle, media, pineGround, sideBySide, tabular } from '../theme';

const kinds = ['onSite', 'remote'] as const;
const included = ['one', 'two', 'three', 'four'] as const;

export function FeeCards() {
  const { t } = useTranslation('fees');
  return (
    <div css={cards}>
      {kinds.map((kind) => (
        <article
          key={kind}
          css={[card, kind === 'onSite' && mainCard]}
          className={kind === 'onSite' ? 'on-pine' : undefined}
          data-reveal=""
        >
          <h3 css={groupTitle}>{t(`${kind}.title`)}</h3>
          <p>{t(`${kind}.text`)}</p>
          <b css={[percentage, tabular]}>{t(`${kind}.value`)}</b>
          <p>{t(`${kind}.range`)}</p>
          <p css={{ '&&': { marginTop: 10, color: 'inherit' } }}>{t(`${kind}.cleaning`)}</p>
          <Disclosure title={t('included')} phoneOnly sx={fold}>
            <TickList items={included.map((item) => t(`${kind}.includes.${item}`))} />
          </Disclosure>
        </article>
      ))}
    </div>
  );
}

const cards = sideBySide('1fr 1fr', { gap: '24px', from: 'tablet' });

/** On a phone the fee stands beside the title; wider, both fees stand on one line. */
const card = css({
  display: 'grid',
  alignContent: 'start',
  padding: 'clamp(20px, 6px + 3.6vw, 48px)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-l)',
  p: { color: 'var(--ink-soft)' },
  [media.belowPhablet]: {
    gridTemplateColumns: '1fr auto',
    columnGap: 16,
    '& > :nth-of-type(n + 2), details': { gridColumn: '1 / -1' },
    b: { gridArea: '1 / 2 / 3' },
  },
  [media.tablet]: { gridTemplateRows: 'subgrid', gridRow: 'span 6', rowGap: 0 },
});

const mainCard = css(pineGround, {
  '--tick': 'var(--amber)',
  borderColor: 'var(--pine)',
  p: { color: 'var(--on-pine-soft)' },
});

const percentage = css({
  [media.phablet]: { margin: 'clamp(10px, 2px + 2vw, 22px) 0 6px' },
  font: '500 clamp(2.75rem, 1.6rem + 4.6vw, 5.5rem) / 1 var(--display)',
  letterSpacing: '-0.035em',
});

const fold = css({
  'summary > svg': { color: 'inherit' },
  ul: { marginTop: 4 },
  [media.belowPhablet]: { marginTop: 8 },
  [media.phablet]: { ul: { marginTop: 26 } },
});
