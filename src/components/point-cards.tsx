import { css } from '@emotion/react';
import { media } from '../theme/media';
import { whiteCard } from './card-styles';
import { PointList, type PointListProps } from './point-list';

/** Points on white cards: below each other on a phone, and two in a row where there is room. */
export function PointCards<Id extends string>(props: PointListProps<Id>) {
  return <PointList {...props} css={cards} />;
}

const cards = css`
  display: grid;
  gap: var(--s5);
  li {
    ${whiteCard}
  }
  h3 {
    margin-top: var(--s4);
  }
  p {
    margin-top: 6px;
  }
  ${media.phablet} {
    grid-template-columns: 1fr 1fr;
  }
`;
