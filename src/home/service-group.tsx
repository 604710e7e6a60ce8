import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { groupTitle } from '../components/text-styles';
import { media } from '../theme/media';
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
      <div css={[grid, id === 'income' && equalRows]}>{children}</div>
    </div>
  );
}

const group = css`
  & + & {
    margin-top: clamp(22px, 4px + 5vw, 80px);
  }
`;

/** Three tiles share the height of the one beside them. */
const equalRows = css`
  ${media.tablet} {
    grid-auto-rows: 1fr;
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
