import { css, type Interpolation, type SerializedStyles, type Theme } from '@emotion/react';
import type { LucideIconData } from '@lucide/icons';
import { cardText, cardTitle, centredIn, creamCard, media, sideBySide } from '../theme';
import { Icon } from './icon';

const tones = {
  amber: { background: 'var(--amber-wash)', color: 'var(--brick)' },
  sky: { background: 'var(--sky)', color: 'var(--teal)' },
  sand: { background: 'var(--sand)', color: 'var(--pine)' },
  mist: { background: 'var(--mist)', color: 'var(--leaf)' },
};

interface PointsProps<Id extends string> {
  /** Those without a title are left out: what they are about is missing. */
  points: readonly { id: Id; icon: LucideIconData; tone: keyof typeof tones }[];
  words: (id: Id, part: 'title' | 'text') => string;
  titleStyle?: SerializedStyles;
  heading?: 'h3' | 'h4';
  /** `inColumns`, `inCards` or the page's own layout. */
  sx: Interpolation<Theme>;
}

/** Short points, each with an icon in a tile. */
export function Points<Id extends string>(props: PointsProps<Id>) {
  const { points, words, titleStyle = cardTitle, heading: Heading = 'h3', sx } = props;
  return (
    <ul css={sx}>
      {points
        .filter(({ id }) => words(id, 'title'))
        .map(({ id, icon, tone }) => (
          <li key={id} data-reveal="">
            <span css={[tile, tones[tone]]} data-tile>
              <Icon of={icon} />
            </span>
            <Heading css={titleStyle}>{words(id, 'title')}</Heading>
            <p css={cardText}>{words(id, 'text')}</p>
          </li>
        ))}
    </ul>
  );
}

const tile = css(centredIn(48), { borderRadius: 'var(--r)' });

const besideTile = (gap: number) =>
  css({
    li: {
      display: 'grid',
      gridTemplateColumns: '48px 1fr',
      alignContent: 'start',
      columnGap: `${gap}px`,
    },
    '[data-tile]': { gridRow: 'span 2' },
  });

const grid = css({ display: 'grid', gap: 28 }, besideTile(20), {
  p: { marginTop: 4 },
  [media.pointPairs]: {
    gridTemplateColumns: '1fr 1fr',
    gap: '44px 48px',
    li: { display: 'block' },
    'li:last-of-type:nth-of-type(odd)': { display: 'grid', gridColumn: '1 / -1' },
    p: { marginTop: 6 },
    '[data-tile]': { marginBottom: 16 },
  },
});

/** As many as that on wide screens. */
export const inColumns = (columns: 2 | 3 | 4) =>
  css(
    grid,
    columns > 2 && {
      [media.desktop]: {
        gridTemplateColumns: `repeat(${columns}, 1fr)`,
        'li:last-of-type:nth-of-type(odd)': { display: 'block', gridColumn: 'auto' },
        gap: `56px ${columns > 3 ? 40 : 64}px`,
      },
    },
  );

export const inCards = css(sideBySide('1fr 1fr', { gap: 'var(--s5)', from: 'phablet' }), {
  li: [creamCard, { padding: 'var(--card-padding)', border: '1px solid transparent' }],
  h3: { marginTop: 'var(--s4)' },
  p: { marginTop: 6 },
  [media.belowPhablet]: [besideTile(16), { li: { padding: 20 }, h3: { marginTop: 0 } }],
});
