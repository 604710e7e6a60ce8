import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cluster, grid, groupTitle, media } from '../theme';

interface ServiceGroupProps {
  id: 'guests' | 'home' | 'income';
  children: ReactNode;
}

/** Tiles under a title; on a phone one card with a line for each service. */
export function ServiceGroup({ id, children }: ServiceGroupProps) {
  const { t } = useTranslation('home');
  return (
    <div css={{ '& + &': { marginTop: 'clamp(22px, 4px + 5vw, 80px)' } }}>
      <div css={head}>
        <h3 css={groupTitle}>{t(`services.${id}.title`)}</h3>
        <p>{t(`services.${id}.text`)}</p>
      </div>
      <div css={[tiles, id === 'income' && equalRows]}>{children}</div>
    </div>
  );
}

const head = css(cluster('4px var(--s5)'), {
  alignItems: 'baseline',
  paddingTop: 'var(--s4)',
  borderTop: '1.5px solid var(--pine)',
  p: { color: 'var(--ink-soft)' },
});

const tiles = css(grid('var(--s5)'), {
  marginTop: 'var(--s4)',
  [media.belowPhablet]: {
    gap: 0,
    paddingBottom: 9,
    overflow: 'clip',
    borderRadius: 'var(--r-l)',
    background: 'var(--cream)',
  },
  [media.phablet]: { marginTop: 'var(--s5)', gridTemplateColumns: 'repeat(12, 1fr)' },
});

/** Three tiles share the height of the one beside them. */
const equalRows = css({ [media.tablet]: { gridAutoRows: '1fr' } });
