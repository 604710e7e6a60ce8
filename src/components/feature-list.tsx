import { css, type Interpolation, type Theme } from '@emotion/react';
import { cardText, cardTitle, centredSquare, media, sideBySide } from '../theme';
import { Icon } from './icon';
import { wholeRanges } from './whole-ranges';

const tones = {
  amber: { background: 'var(--amber-wash)', color: 'var(--brick)' },
  sky: { background: 'var(--sky)', color: 'var(--teal)' },
};

interface FeatureListProps<Id extends string> {
  /** Items without a title are left out: their fact is missing. Benefits have a tone. */
  features: readonly { id: Id; icon: string; tone?: keyof typeof tones }[];
  words: (id: Id, part: 'title' | 'text') => string;
  heading?: 'h3' | 'h4';
  /** `inRows` or the page's own layout. */
  sx: Interpolation<Theme>;
}

/** A list of short features, each with an icon; a benefit's icon is in a tile. */
export function FeatureList<Id extends string>({
  features,
  words,
  heading = 'h3',
  sx,
}: FeatureListProps<Id>) {
  const Heading = heading;
  return (
    <ul css={[beside, sx]}>
      {features
        .filter(({ id }) => words(id, 'title'))
        .map(({ id, icon, tone }) => (
          <li key={id} data-reveal="">
            <span css={tone ? [tile, tones[tone]] : bare} data-tile>
              <Icon of={icon} />
            </span>
            <Heading css={cardTitle}>{words(id, 'title')}</Heading>
            <p css={cardText}>{wholeRanges(words(id, 'text'))}</p>
          </li>
        ))}
    </ul>
  );
}

const tile = css(centredSquare(48), { borderRadius: 'var(--r)' });

const bare = css({ paddingTop: 1, color: 'var(--point, var(--teal))' });

const beside = css({
  li: { display: 'grid', gridTemplateColumns: 'auto 1fr', alignContent: 'start', columnGap: 16 },
  '[data-tile]': { gridRow: 'span 2' },
  p: { marginTop: 2 },
});

/** The last one fills its row. */
const oddLastFillsRow = { 'li:where(:last-of-type:nth-of-type(odd))': { gridColumn: '1 / -1' } };

/** Each item below a line, in this many columns on wide screens. */
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
      [media.tablet]: columns === 2 && oddLastFillsRow,
    },
  );
