import { closeDialog, hasPopovers } from '../components/overlays';

/** A menu or a list that stands open while the page behind it changes, as on Back. */
export function closeOverlays(): void {
  document.querySelectorAll('dialog').forEach(closeDialog);
  if (!hasPopovers()) return;
  for (const list of document.querySelectorAll<HTMLElement>('[popover]'))
    if (list.matches(':popover-open')) list.hidePopover();
}
