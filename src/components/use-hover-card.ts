import { useEffect, useRef, type FocusEvent, type PointerEvent, type RefObject } from 'react';

/** Specification, section 2: hover cards open after 700 ms and close after 300 ms, not on touch. */
const OPEN_AFTER_MS = 700;
const CLOSE_AFTER_MS = 300;

/** Handlers for the element around a word and its card: pointer and focus open and close the card. */
export function useHoverCard(source: RefObject<HTMLElement>, popover: RefObject<HTMLElement>) {
  const timer = useRef<number>();
  const cancel = () => window.clearTimeout(timer.current);
  useEffect(() => cancel, []);

  const turn = (open: boolean) => {
    cancel();
    timer.current = window.setTimeout(
      () => {
        const card = popover.current;
        if (!card || card.matches(':popover-open') === open) return;
        if (open) card.showPopover(source.current ? { source: source.current } : undefined);
        else card.hidePopover();
      },
      open ? OPEN_AFTER_MS : CLOSE_AFTER_MS,
    );
  };

  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && turn(true),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && turn(false),
    onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && turn(true),
    onBlur: () => turn(false),
    onClick: cancel,
    onKeyDown: cancel,
  };
}
