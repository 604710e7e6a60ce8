import type { SerializedStyles } from '@emotion/react';
import { IconTile, type TileLook } from './icon-tile';
import { Reveal } from './reveal';
import { cardText, cardTitle } from './text-styles';

export interface PointListProps<Id extends string> {
  points: readonly (TileLook & { id: Id })[];
  /** The texts of a point. */
  words: (id: Id, part: 'title' | 'text') => string;
  titleStyle?: SerializedStyles;
  className?: string;
}

/** Short points, each with an icon; whoever shows them says how they are laid out. */
export function PointList<Id extends string>(props: PointListProps<Id>) {
  const { points, words, titleStyle = cardTitle, className } = props;
  return (
    <ul className={className}>
      {points.map(({ id, ...look }, index) => (
        <Reveal as="li" key={id} index={index}>
          <IconTile {...look} />
          <h3 css={titleStyle}>{words(id, 'title')}</h3>
          <p css={cardText}>{words(id, 'text')}</p>
        </Reveal>
      ))}
    </ul>
  );
}
