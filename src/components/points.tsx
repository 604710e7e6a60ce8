import { css } from '@emotion/react';
import type { LucideIcon } from 'lucide-react';
import { media } from '../theme/media';
import { Icon } from './icon';
import { Reveal } from './reveal';
import { cardText, cardTitle } from './text-styles';

export interface Point {
  icon: LucideIcon;
  title: string;
  text: string;
}

interface PointsProps {
  points: readonly Point[];
  /** How many stand side by side on wide screens. */
  columns?: 2 | 3;
}

/** Short points in a grid, each with an icon. */
export function Points({ points, columns = 3 }: PointsProps) {
  return (
    <ul css={[grid, columns === 3 && threeColumns]}>
      {points.map(({ icon, title, text }, index) => (
        <Reveal as="li" key={title} index={index}>
          <Icon of={icon} size="large" css={iconStyle} />
          <h3 css={cardTitle}>{title}</h3>
          <p css={cardText}>{text}</p>
        </Reveal>
      ))}
    </ul>
  );
}

const grid = css`
  display: grid;
  gap: 28px;
  li {
    display: grid;
    grid-template-columns: 30px 1fr;
    align-content: start;
    column-gap: 20px;
  }
  svg {
    grid-row: span 2;
  }
  p {
    margin-top: 4px;
  }
  @media (min-width: 40em) {
    grid-template-columns: 1fr 1fr;
    gap: 44px 48px;
    li {
      display: block;
    }
    p {
      margin-top: 6px;
    }
  }
`;

const threeColumns = css`
  ${media.desktop} {
    grid-template-columns: repeat(3, 1fr);
    gap: 56px 64px;
  }
`;

const iconStyle = css`
  color: var(--teal);
  @media (min-width: 40em) {
    margin-bottom: 14px;
  }
`;
