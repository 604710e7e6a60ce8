import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../components/icon';
import { Reveal } from '../components/reveal';
import { cardText, cardTitle } from '../components/text-styles';
import * as styles from './tile-styles';

interface TileProps {
  icon: LucideIcon;
  title: string;
  text: string;
  /** The tile's width on wide screens, in twelfths of the row. */
  span: keyof typeof styles.spans;
  /** Place among its neighbours, for the order in which they appear. */
  index: number;
  /** Puts the picture above the text or beside it; without one, the icon stands beside the text. */
  layout?: keyof typeof styles.layouts;
  scene?: ReactNode;
  /** A link to more, below the text. */
  more?: ReactNode;
}

/** A card of a service: icon, title, text, and a picture or a small scene. */
export function Tile({ icon, title, text, span, index, layout = 'stack', scene, more }: TileProps) {
  return (
    <Reveal
      as="article"
      index={index}
      css={[styles.tile, styles.spans[span], styles.layouts[layout]]}
    >
      {layout !== 'side' && scene}
      <div css={styles.text}>
        <Icon of={icon} size="large" css={styles.icon} />
        <h4 css={cardTitle}>{title}</h4>
        <p css={cardText}>{text}</p>
        {more}
      </div>
      {layout === 'side' && scene}
    </Reveal>
  );
}
