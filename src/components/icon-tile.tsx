import { css } from '@emotion/react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from './icon';

/** The icon of a benefit, the colour of its square and the colour of its lines, as tokens. */
export interface TileLook {
  icon: LucideIcon;
  colour: 'amber-wash' | 'sky' | 'sand' | 'mist';
  iconColor: 'pine' | 'teal' | 'brick' | 'leaf';
}

/** A card's icon on a small coloured square; decoration, hidden from screen readers. */
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
