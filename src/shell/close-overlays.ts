/** A menu or a list that stands open while the page behind it changes, as on Back. */
export function closeOverlays(): void {
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  for (const list of document.querySelectorAll<HTMLElement>('[popover]'))
    if (list.matches(':popover-open')) list.hidePopover();
}
