import { css } from '@emotion/react';
import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import { Icon } from '../components/icon';
import { media } from '../theme/media';
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

const list = css`
  display: grid;
  align-content: center;
  gap: 10px;
  padding: 20px 24px;
  background: var(--sand);
  li {
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 11px 16px;
    border-radius: 12px;
    background: var(--white);
    font-size: 1rem;
    font-weight: 500;
    line-height: 1.35;
  }
  svg {
    width: 22px;
    color: var(--leaf);
  }
  ${media.phabletOnly} {
    padding: 16px;
    li {
      gap: 8px;
      padding: 9px 10px;
      font-size: var(--fs-small);
    }
  }
`;
