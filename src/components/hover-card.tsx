import { css, type Interpolation, type Theme } from '@emotion/react';
import { floatingCard, media } from '../theme';
import { hasPopovers } from '../start/overlays';

/** Hover cards open after 700 ms and close after 300 ms, not on touch (specification, section 2). */
const OPEN_AFTER_MS = 700;
const CLOSE_AFTER_MS = 300;

interface HoverCardProps {
  id: string;
  children: React.ReactNode;
}

/** A native popover outside of the sentence, so that a copy keeps the sentence whole. */
export function HoverCard({ id, children }: HoverCardProps) {
  return (
    <div id={id} popover="auto" css={card} {...pointerListeners(id)}>
      {children}
    </div>
  );
}

/** A word that opens a card: by start/inline-script, and without scripts as a link. */
export function HoverCardLink({
  id,
  children,
  sx,
}: HoverCardProps & { sx?: Interpolation<Theme> }) {
  return (
    <a
      href={`#${id}`}
      aria-describedby={id}
      css={[link, sx]}
      {...pointerListeners(id)}
      onFocus={({ target }) =>
        hasPopovers() && target.matches(':focus-visible') && toggleLater(id, true)
      }
      onBlur={() => toggleLater(id, false)}
      onKeyDown={cancel}
    >
      {children}
    </a>
  );
}

/** One card is open at a time. */
let timer: number | undefined;
const cancel = () => window.clearTimeout(timer);

function toggleLater(id: string, open: boolean): void {
  cancel();
  if (!hasPopovers()) return;
  const toggle = () => {
    const popover = document.getElementById(id);
    if (!popover || popover.matches(':popover-open') === open) return;
    const source = document.querySelector<HTMLElement>(`[href="#${id}"]`);
    if (open) popover.showPopover(source ? { source } : undefined);
    else popover.hidePopover();
  };
  timer = window.setTimeout(toggle, open ? OPEN_AFTER_MS : CLOSE_AFTER_MS);
}

const pointerListeners = (id: string) => ({
  onPointerEnter: ({ pointerType }: React.PointerEvent) =>
    pointerType !== 'touch' && toggleLater(id, true),
  onPointerLeave: ({ pointerType }: React.PointerEvent) =>
    pointerType !== 'touch' && toggleLater(id, false),
});

const link = css({ color: 'inherit', cursor: 'help' });

const card = css(floatingCard, {
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
  '@media (scripting: none)': { '&:target': { display: 'block' } },
  [media.noPopovers]: { width: 'auto', marginTop: 16 },
});
