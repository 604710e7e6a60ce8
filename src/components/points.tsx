import { css } from '@emotion/react';
import { media } from '../theme/media';
import { PointList, type PointListProps } from './point-list';

interface PointsProps<Id extends string> extends PointListProps<Id> {
  /** The number of columns on wide screens. */
  columns?: 2 | 3 | 4;
}

/** Short points in a grid, each with an icon. */
export function Points<Id extends string>({ columns = 3, ...list }: PointsProps<Id>) {
  return <PointList {...list} css={[grid, columns > 2 && inColumns(columns)]} />;
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

const inColumns = (columns: number) => css`
  ${media.desktop} {
    grid-template-columns: repeat(${columns}, 1fr);
    gap: 56px ${columns > 3 ? 40 : 64}px;
  }
`;
