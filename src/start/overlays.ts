/** Before Chrome 114, Firefox 125 and Safari 17 lists and cards stand in the page. */
export const hasPopovers = (): boolean => 'popover' in HTMLElement.prototype;

/** Before Firefox 98 and Safari 15.4 a dialog is an unknown element, shown by its attribute. */
export function closeDialog(dialog: HTMLDialogElement): void {
  if ('HTMLDialogElement' in window) dialog.close();
  else dialog.removeAttribute('open');
}

/** A menu or a list that stands open while the page behind it changes, as on Back. */
export function closeOverlays(): void {
  document.querySelectorAll('dialog').forEach(closeDialog);
  if (!hasPopovers()) return;
  for (const list of document.querySelectorAll<HTMLElement>('[popover]'))
    if (list.matches(':popover-open')) list.hidePopover();
}
