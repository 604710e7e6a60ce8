import { css, type Interpolation, type Theme } from '@emotion/react';
import { useEffect, useId, useRef } from 'react';
import { floatingCard, media } from '../theme';
import { hasPopovers } from '../start/overlays';

/** Specification, section 2: hover cards open after 700 ms and close after 300 ms, not on touch. */
const OPEN_AFTER_MS = 700;
const CLOSE_AFTER_MS = 300;

interface HoverCardProps {
  children: React.ReactNode;
  /** Phrasing content only, as HTML allows nothing else in a line of text. */
  card: React.ReactNode;
  sx?: Interpolation<Theme>;
}

/** A word that opens a card; a native popover, so a press works without scripts too. */
export function HoverCard({ children, card, sx }: HoverCardProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLSpanElement>(null);
  const timer = useRef<number>();
  const cancel = () => window.clearTimeout(timer.current);
  useEffect(() => cancel, []);

  const toggleLater = (open: boolean) => {
    cancel();
    if (!hasPopovers()) return;
    const toggle = () => {
      if (!popover.current || popover.current.matches(':popover-open') === open) return;
      if (open)
        popover.current.showPopover(button.current ? { source: button.current } : undefined);
      else popover.current.hidePopover();
    };
    timer.current = window.setTimeout(toggle, open ? OPEN_AFTER_MS : CLOSE_AFTER_MS);
  };
  const handlers = {
    onPointerEnter: ({ pointerType }: React.PointerEvent) =>
      pointerType !== 'touch' && toggleLater(true),
    onPointerLeave: ({ pointerType }: React.PointerEvent) =>
      pointerType !== 'touch' && toggleLater(false),
    onFocus: ({ target }: React.FocusEvent) =>
      hasPopovers() && target.matches(':focus-visible') && toggleLater(true),
    onBlur: () => toggleLater(false),
    onClick: cancel,
    onKeyDown: cancel,
  };
  return (
    <span {...handlers}>
      <button ref={button} type="button" popovertarget={id} css={[trigger, sx]}>
        {children}
      </button>
      <span ref={popover} id={id} popover="auto" css={cardStyle}>
        {card}
      </span>
    </span>
  );
}

const trigger = css({
  display: 'inline',
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'inherit',
  cursor: 'help',
});

const cardStyle = css(floatingCard, {
  width: 'min(340px, calc(100vw - 32px))',
  margin: 0,
  padding: '18px 20px',
  font: '400 var(--fs-small) / 1.5 var(--text)',
  // Where the browser cannot place it beside its word.
  inset: 'auto auto 16px 16px',
  '@supports (position-area: bottom span-right)': {
    positionArea: 'bottom span-right',
    positionTryFallbacks: 'flip-block, flip-inline',
    inset: 'auto',
    marginBlock: 8,
  },
  [media.noPopovers]: { display: 'inline-block', width: 'auto', margin: 4, padding: '4px 12px' },
});
