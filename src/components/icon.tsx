import { css, type Interpolation, type Theme } from '@emotion/react';
import type { LucideIconData } from '@lucide/icons';

export interface IconProps {
  /** One that must be there at once, or the name of one in a drawing. */
  of: LucideIconData | string;
  /** The drawing in artwork/drawings. */
  from?: 'icons' | 'networks';
  size?: 'small';
  sx?: Interpolation<Theme>;
}

/** Always decoration beside a text. */
export function Icon({ of, from = 'icons', size, sx }: IconProps) {
  const side = size === 'small' ? 18 : 24;
  return (
    <svg
      width={side}
      height={side}
      viewBox="0 0 24 24"
      strokeWidth={size === 'small' ? 2 : 1.75}
      css={[drawn, sx]}
      aria-hidden
    >
      {typeof of === 'string' ? (
        <use href={`/${from}.svg#${of}`} />
      ) : (
        of.node.map(([Part, { key, ...shape }]) => <Part key={String(key)} {...shape} />)
      )}
    </svg>
  );
}

const drawn = css({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
