import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { groupTitle } from '../components/text-styles';
import { grid } from './tile-styles';

interface ServiceGroupProps {
  title: string;
  text: string;
  /** The group's tiles. */
  children: ReactNode;
}

/** A named group of services. */
export function ServiceGroup({ title, text, children }: ServiceGroupProps) {
  return (
    <div css={group}>
      <div css={head}>
        <h3 css={groupTitle}>{title}</h3>
        <p>{text}</p>
      </div>
      <div css={grid}>{children}</div>
    </div>
  );
}

const group = css`
  & + & {
    margin-top: clamp(48px, 36px + 3vw, 80px);
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
