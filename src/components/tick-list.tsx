import { css } from '@emotion/react';
import { Check } from 'lucide-react';
import { Icon } from './icon';

interface TickListProps {
  items: readonly string[];
  className?: string;
}

/** What is included, each with a tick; the ticks take the list's `--tick` colour. */
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
