import { css, type Interpolation, type Theme } from '@emotion/react';
import type { LucideIconData } from '@lucide/icons';

export interface IconProps {
  /** One that must be there at once, or the name of one in artwork/drawings/icons.svg. */
  of: LucideIconData | string;
  size?: 'small';
  sx?: Interpolation<Theme>;
}

/** Always decoration beside a text. */
export function Icon({ of, size, sx }: IconProps) {
  const side = size === 'small' ? 18 : 24;
  return (
    <svg
      width={side}
      height={side}
      viewBox="0 0 24 24"
      strokeWidth={size === 'small' ? 2 : 1.75}
      css={[drawing, sx]}
      aria-hidden
    >
      {typeof of === 'string' ? (
        <use href={`/icons.svg#${of}`} />
      ) : (
        of.node.map(([Part, { key, ...shape }]) => <Part key={String(key)} {...shape} />)
      )}
    </svg>
  );
}

const drawing = css({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

const networks = ['facebook', 'instagram', 'linkedin', 'linktree', 'x', 'youtube'];

/** The logo of a social network, which the icon set lacks. Others get a plain globe. */
export function BrandIcon({ of }: { of: string }) {
  const name = of.toLowerCase();
  return <Icon of={networks.includes(name) ? name : 'globe'} size="small" />;
}

/** A key whose bow is a gabled house. */
export function LogoMark({ size, className }: { size: number; className?: string }) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} className={className} aria-hidden>
      <g fill="currentColor">
        <path
          d="M24 3.2 40.2 16.4a3.2 3.2 0 0 1 1.2 2.5v10.3a3.6 3.6 0 0 1-3.6 3.6H10.2a3.6 3.6 0 0 1-3.6-3.6V18.9a3.2 3.2 0 0 1 1.2-2.5Z"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
        <path d="M21 31.5h6v3.7h5.4a1.3 1.3 0 0 1 1.3 1.3v2.1a1.3 1.3 0 0 1-1.3 1.3H27v1.5h3.4a1.3 1.3 0 0 1 1.3 1.3v1.6a1.3 1.3 0 0 1-1.3 1.3h-7.8A1.6 1.6 0 0 1 21 44Z" />
      </g>
      <path
        fill="var(--amber)"
        d="M24 11.6c3 4 5.9 6.9 5.9 10.4a5.9 5.9 0 0 1-11.8 0c0-3.5 2.9-6.4 5.9-10.4Z"
      />
    </svg>
  );
}
