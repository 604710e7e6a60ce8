import { css } from '@emotion/react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from './icon';

/** How a benefit is marked: its drawing, the colour behind it, and the drawing's own; by token. */
export interface TileLook {
  icon: LucideIcon;
  colour: 'amber-wash' | 'sky' | 'sand' | 'mist';
  iconColor: 'pine' | 'teal' | 'brick' | 'leaf';
}

/** The icon of a card on a small coloured square; decoration beside the card's title. */
export function IconTile({ icon, colour, iconColor }: TileLook) {
  return (
    <span css={[tile, { background: `var(--${colour})`, color: `var(--${iconColor})` }]} data-tile>
      <Icon of={icon} />
    </span>
  );
}

const tile = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: var(--r);
`;
