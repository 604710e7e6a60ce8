import { css } from '@emotion/react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from './icon';

/** The colours of a square and of the lines on it, as tokens. */
const tones = {
  amber: { ground: 'amber-wash', line: 'brick' },
  sky: { ground: 'sky', line: 'teal' },
  sand: { ground: 'sand', line: 'pine' },
  mist: { ground: 'mist', line: 'leaf' },
} as const;

export interface TileLook {
  icon: LucideIcon;
  tone: keyof typeof tones;
}

/** A card's icon on a small coloured square; decoration, hidden from screen readers. */
export function IconTile({ icon, tone }: TileLook) {
  const { ground, line } = tones[tone];
  return (
    <span css={[tile, { background: `var(--${ground})`, color: `var(--${line})` }]} data-tile>
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
