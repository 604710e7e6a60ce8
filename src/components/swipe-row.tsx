import { css, type Interpolation, type Theme } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { grid, media } from '../theme';

/** Makes an element a named tab stop while its content is wider than itself. */
export function useTabStopWhileScrolling(label: string) {
  const ref = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const { current } = ref;
    if (!current || !('ResizeObserver' in window)) return undefined;
    const measure = () => setScrolls(current.scrollWidth > current.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { ref, ...(scrolls && { role: 'group', 'aria-label': label, tabIndex: 0 }) };
}

interface SwipeRowProps {
  label: string;
  children: React.ReactNode;
  /** The layout from a phablet on. */
  sx: Interpolation<Theme>;
}

/** Cards in a grid; on a phone they are in one row that a visitor swipes. */
export function SwipeRow({ label, children, sx }: SwipeRowProps) {
  return (
    <div css={[row, sx]} {...useTabStopWhileScrolling(label)}>
      {children}
    </div>
  );
}

const row = css(grid('var(--s5)'), {
  [media.belowPhablet]: {
    gap: 12,
    grid: 'auto / auto-flow 86%',
    marginInline: 'calc(-1 * var(--gutter))',
    paddingInline: 'var(--gutter)',
    scrollPaddingInline: 'var(--gutter)',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    '&& > *': { gridColumn: 'auto', scrollSnapAlign: 'start' },
    '& > :only-child': { width: 'calc(100vw - 2 * var(--gutter))' },
  },
});
