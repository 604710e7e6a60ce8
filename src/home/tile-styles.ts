import { css } from '@emotion/react';
import { media } from '../theme/media';

export const grid = css`
  display: grid;
  gap: var(--s5);
  margin-top: var(--s4);
  ${media.phablet} {
    margin-top: var(--s5);
    grid-template-columns: repeat(6, 1fr);
  }
  ${media.tablet} {
    grid-template-columns: repeat(12, 1fr);
  }
  /* On a phone a group is one card: its picture, and a line for each service. */
  ${media.belowPhablet} {
    gap: 0;
    border-radius: var(--r-l);
    background: var(--cream);
  }
`;

export const tile = css`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border-radius: var(--r-l);
  background: var(--cream);
  ${media.belowPhablet} {
    border-radius: 0;
    background: none;
    & + & {
      border-top: 1px solid var(--line-on-cream);
    }
  }
`;

/** On a phone, where the other tiles of its group have no picture, the tile with the picture comes first. */
export const leading = css`
  ${media.belowPhablet} {
    order: -1;
    border-radius: var(--r-l) var(--r-l) 0 0;
  }
`;

/** Wide screens only. */
export const following = css`
  ${media.belowPhablet} {
    & > :not([data-text]) {
      display: none;
    }
  }
`;

const wholeRow = css`
  ${media.phablet} {
    grid-column: 1 / -1;
  }
`;

const columns = (count: number) => css`
  ${wholeRow}
  ${media.tablet} {
    grid-column: span ${count};
  }
`;

export const spans = {
  /** Shares its two rows with its neighbours, so that their texts begin on one line. */
  4: css`
    ${media.phablet} {
      display: grid;
      grid-row: span 2;
      grid-column: span 2;
      grid-template-rows: subgrid;
      grid-template-columns: minmax(0, 1fr);
      row-gap: 0;
      & > * {
        align-self: stretch;
      }
    }
    ${media.tablet} {
      grid-column: span 4;
    }
  `,
  5: columns(5),
  6: columns(6),
  7: columns(7),
  /** Six columns, three rows: beside three tiles. */
  tall: css`
    ${columns(6)}
    ${media.tablet} {
      grid-row: span 3;
    }
  `,
} as const;

export const text = css`
  padding: var(--card-padding);
  p {
    margin-top: 6px;
  }
  ${media.belowPhablet} {
    display: grid;
    grid-template-columns: 30px 1fr;
    column-gap: 16px;
    padding: 11px 20px;
    svg {
      grid-row: span 3;
      margin-top: 2px;
    }
    /* The page of services says more. */
    p {
      display: none;
    }
    p ~ * {
      grid-column: 2;
    }
  }
`;

export const icon = css`
  color: var(--teal);
  ${media.phablet} {
    margin-bottom: 16px;
  }
`;

export const layouts = {
  stack: undefined,
  side: css`
    ${media.phabletOnly} {
      display: grid;
      grid-template-columns: 40% 60%;
    }
    ${media.tablet} {
      display: grid;
      grid-template-columns: 43% 57%;
      & > :first-of-type {
        align-self: center;
      }
    }
  `,
  row: css`
    justify-content: center;
    & > div {
      display: grid;
      grid-template-columns: 30px 1fr;
      column-gap: 20px;
      align-items: start;
    }
    svg {
      grid-row: span 2;
      margin: 2px 0 0;
    }
    p,
    a {
      grid-column: 2;
      margin-top: 4px;
    }
  `,
} as const;

/** A picture at the top of a tile. */
export const picture = css`
  width: 100%;
  aspect-ratio: 5 / 2;
  ${media.phablet} {
    aspect-ratio: 16 / 10;
  }
`;

const corner = (x: string, y: string) =>
  ['26px 3px', '3px 26px']
    .map((size) => `linear-gradient(var(--white) 0 0) ${x} ${y} / ${size} no-repeat`)
    .join(', ');

/** Frames a picture with white corners, like a camera's viewfinder. */
export const viewfinder = css`
  position: relative;
  &::after {
    content: '';
    position: absolute;
    inset: 22px;
    border-radius: 6px;
    background:
      ${corner('0', '0')}, ${corner('100%', '0')}, ${corner('0', '100%')}, ${corner('100%', '100%')};
    pointer-events: none;
  }
`;

/** A picture in a tile of four columns, which is narrow between phone and tablet. */
export const smallPicture = css`
  ${picture}
  ${media.phabletOnly} {
    aspect-ratio: 1;
  }
`;

/** The background of a drawn scene. */
export const scene = css`
  padding: clamp(20px, 14px + 1.4vw, 32px);
  background: var(--sky);
`;
