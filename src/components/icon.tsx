import type { Interpolation, Theme } from '@emotion/react';
import type { LucideIcon } from 'lucide-react';

const sizes = { small: 18, medium: 24, large: 30 } as const;

interface IconProps {
  of: LucideIcon;
  size?: keyof typeof sizes;
  sx?: Interpolation<Theme>;
}

/** Always decoration beside a text. */
export function Icon({ of: Drawing, size = 'medium', sx }: IconProps) {
  return (
    <Drawing
      size={sizes[size]}
      strokeWidth={size === 'small' ? 2 : 1.75}
      css={[{ flex: 'none' }, sx]}
      aria-hidden
    />
  );
}
