import { css, type Interpolation, type Theme } from '@emotion/react';
import Check from '@lucide/icons/icons/check';
import { Icon, type IconProps } from './icon';
import { grid } from '../theme';
import { wholeRanges } from './whole-ranges';

interface TickListProps {
  items: readonly string[];
  icon?: IconProps['of'];
  sx?: Interpolation<Theme>;
}

/** `--tick` sets the colour of the ticks. */
export function TickList({ items, icon = Check, sx }: TickListProps) {
  return (
    <ul css={[list, sx]}>
      {items.map((item) => (
        <li key={item}>
          <Icon of={icon} />
          <span>{wholeRanges(item)}</span>
        </li>
      ))}
    </ul>
  );
}

const list = css(grid(8), {
  li: { display: 'flex', gap: 12, lineHeight: 1.45 },
  svg: { color: 'var(--tick, var(--teal))' },
});
