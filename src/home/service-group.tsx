import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { groupTitle } from '../components/text-styles';
import { grid } from './tile-styles';

interface ServiceGroupProps {
  id: 'guests' | 'home' | 'income';
  /** The group's tiles. */
  children: ReactNode;
}

/** A named group of services. */
export function ServiceGroup({ id, children }: ServiceGroupProps) {
  const { t } = useTranslation('home');
  return (
    <div css={group}>
      <div css={head}>
        <h3 css={groupTitle}>{t(`services.${id}.title`)}</h3>
        <p>{t(`services.${id}.text`)}</p>
      </div>
      <div css={grid}>{children}</div>
    </div>
  );
}

const group = css`
  & + & {
    margin-top: clamp(36px, 22px + 4vw, 80px);
  }
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px var(--s5);
  padding-top: var(--s4);
  border-top: 1.5px solid var(--pine);
  p {
    color: var(--ink-soft);
  }
`;
