import { css, type Interpolation, type Theme } from '@emotion/react';
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
  /** Those without a title are left out: what they are about is missing. Benefits have a tone. */
  points: readonly { id: Id; icon: LucideIconData; tone?: keyof typeof tones }[];
  words: (id: Id, part: 'title' | 'text') => string;
  heading?: 'h3' | 'h4';
  /** `inRows`, `inCards` or the page's own layout. */
  sx: Interpolation<Theme>;
}

/** Short points, each with an icon: a benefit's in a tile. */
export function Points<Id extends string>({ points, words, heading = 'h3', sx }: PointsProps<Id>) {
  const Heading = heading;
  return (
    <ul css={[beside, sx]}>
      {points
        .filter(({ id }) => words(id, 'title'))
        .map(({ id, icon, tone }) => (
          <li key={id} data-reveal="">
            <span css={tone ? [tile, tones[tone]] : bare} data-tile>
              <Icon of={icon} />
            </span>
            <Heading css={cardTitle}>{words(id, 'title')}</Heading>
            <p css={cardText}>{words(id, 'text')}</p>
          </li>
        ))}
    </ul>
  );
}

const tile = css(centredIn(48), { borderRadius: 'var(--r)' });

const bare = css({ paddingTop: 1, color: 'var(--point, var(--teal))' });

const beside = css({
  li: { display: 'grid', gridTemplateColumns: 'auto 1fr', alignContent: 'start', columnGap: 16 },
  '[data-tile]': { gridRow: 'span 2' },
  p: { marginTop: 2 },
});

/** The last one fills its row. */
const lastAlone = { 'li:where(:last-of-type:nth-of-type(odd))': { gridColumn: '1 / -1' } };

/** Under a line each, in as many columns on wide screens. */
export const inRows = (columns: 1 | 2 | 3) =>
  css(
    sideBySide(`repeat(${columns}, minmax(0, 1fr))`, {
      gap: '0',
      wideGap: '0 var(--s7)',
      from: 'tablet',
    }),
    {
      alignContent: 'start',
      li: {
        paddingBlock: 'clamp(9px, 1.4vw, 20px)',
        borderTop: '1px solid var(--point-line, var(--line))',
      },
      [media.tablet]: columns === 2 && lastAlone,
    },
  );

/** One row of cards on wide screens, whose titles and texts begin on one line. */
export const inCards = css(
  sideBySide('1fr 1fr', { gap: '8px', wideGap: 'var(--s4)', from: 'phablet' }),
  {
    li: [
      creamCard,
      { padding: 'clamp(14px, 10px + 0.9vw, 24px)', border: '1px solid transparent' },
    ],
    // On a phone the icon stands beside the title alone.
    [media.belowPhablet]: {
      li: { alignItems: 'center', columnGap: 12, padding: '12px 16px' },
      '[data-tile]': { gridRow: 'auto', width: 36, height: 36, borderRadius: 10 },
      '[data-tile] svg': { width: 20 },
      p: { gridColumn: '1 / -1', marginTop: 6, fontSize: 'var(--fs-small)', lineHeight: 1.4 },
    },
    [media.phablet]: lastAlone,
    [media.desktop]: {
      grid: 'auto / auto-flow minmax(0, 1fr)',
      '&& li': { gridTemplate: 'subgrid / 1fr', gridArea: 'span 3 / auto', rowGap: 0 },
      '[data-tile]': { gridRow: 'auto', marginBottom: 16 },
      p: { marginTop: 6 },
    },
  },
);
