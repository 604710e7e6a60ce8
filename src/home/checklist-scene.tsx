import { css } from '@emotion/react';
import Check from '@lucide/icons/icons/check';
import { useTranslation } from 'react-i18next';
import { Icon } from '../components/icon';
import { grid, media } from '../theme';
import { scene, smallPicture } from './tile-styles';

const items = ['one', 'two', 'three'] as const;

export function ChecklistScene() {
  const { t } = useTranslation('home');
  return (
    <ul css={[smallPicture, scene, list]}>
      {items.map((item) => (
        <li key={item}>
          <Icon of={Check} size="medium" />
          {t(`services.inspections.list.${item}`)}
        </li>
      ))}
    </ul>
  );
}

const list = css(grid(10), {
  alignContent: 'center',
  padding: '20px 24px',
  background: 'var(--sand)',
  li: {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    padding: '11px 16px',
    borderRadius: 12,
    background: 'var(--white)',
    font: '500 var(--fs-base) / 1.35 var(--text)',
  },
  svg: { width: 22, color: 'var(--leaf)' },
  [media.phabletOnly]: {
    padding: 16,
    li: { gap: 8, padding: '9px 10px', fontSize: 'var(--fs-small)' },
  },
});
