import { css } from '@emotion/react';
import { creamCard } from './card-styles';
import { PointList, type PointListProps } from './point-list';
import { sideBySide } from './side-by-side';
import { media } from '../theme/media';

/** Points on cards: below each other on a phone, and two in a row where there is room. */
export function PointCards<Id extends string>(props: PointListProps<Id>) {
  return <PointList {...props} css={cards} />;
}

const cards = css`
  ${sideBySide('1fr 1fr', { gap: 'var(--s5)', from: 'phablet' })}
  li {
    ${creamCard}
  }
  h3 {
    margin-top: var(--s4);
  }
  p {
    margin-top: 6px;
  }
  ${media.belowPhablet} {
    li {
      display: grid;
      grid-template-columns: 48px 1fr;
      align-content: start;
      column-gap: 16px;
      padding: 20px;
    }
    [data-tile] {
      grid-row: span 2;
    }
    h3 {
      margin-top: 0;
    }
  }
`;
