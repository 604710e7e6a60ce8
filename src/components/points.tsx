import { css } from '@emotion/react';
import { media } from '../theme/media';
import { IconTile, type TileLook } from './icon-tile';
import { Reveal } from './reveal';
import { cardText, cardTitle } from './text-styles';

export interface Point extends TileLook {
  title: string;
  text: string;
}

interface PointsProps {
  points: readonly Point[];
  /** The number of columns on wide screens. */
  columns?: 2 | 3;
}

/** Short points in a grid, each with an icon. */
export function Points({ points, columns = 3 }: PointsProps) {
  return (
    <ul css={[grid, columns === 3 && threeColumns]}>
      {points.map(({ title, text, ...look }, index) => (
        <Reveal as="li" key={title} index={index}>
          <IconTile {...look} />
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
    grid-template-columns: 48px 1fr;
    align-content: start;
    column-gap: 20px;
  }
  [data-tile] {
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
    [data-tile] {
      margin-bottom: 16px;
    }
  }
`;

const threeColumns = css`
  ${media.desktop} {
    grid-template-columns: repeat(3, 1fr);
    gap: 56px 64px;
  }
`;
