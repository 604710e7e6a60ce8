import { css } from '@emotion/react';
import Check from 'lucide-react/icons/check';
import { Icon } from './icon';

interface TickListProps {
  items: readonly string[];
  className?: string;
}

/** A list with a tick before each item. The custom property `--tick` sets the colour of the ticks. */
export function TickList({ items, className }: TickListProps) {
  return (
    <ul css={list} className={className}>
      {items.map((item) => (
        <li key={item}>
          <Icon of={Check} />
          {item}
        </li>
      ))}
    </ul>
  );
}

const list = css`
  display: grid;
  gap: 10px;
  li {
    display: flex;
    gap: 12px;
    line-height: 1.45;
  }
  svg {
    color: var(--tick, var(--teal));
  }
`;
