import { css } from '@emotion/react';
import Printer from '@lucide/icons/icons/printer';
import { Icon } from './icon';
import { textButton, touchTarget } from '../theme';

/** Prints only the sheet in which it stands (`data-sheet`). */
export function PrintButton({ children }: { children: string }) {
  return (
    <button type="button" css={[textButton, button]} onClick={printSheet}>
      <Icon of={Printer} size="small" />
      {children}
    </button>
  );
}

function printSheet({ currentTarget }: React.MouseEvent<HTMLElement>): void {
  const sheet = currentTarget.closest<HTMLElement>('[data-sheet]');
  // Of several presses before hydration, only the first prints.
  if (!sheet || sheet.dataset.printed !== undefined) return;
  sheet.dataset.printed = '';
  window.print();
  // Some browsers fire `afterprint` before they print, so the next event of the visitor ends it.
  const end = () => sheet.removeAttribute('data-printed');
  for (const sign of ['pointermove', 'pointerdown', 'keydown'])
    window.addEventListener(sign, end, { once: true });
}

/** Nested in the button's style, so that only pages with the button have these rules. */
const printOnlySheet = {
  'main:has([data-printed] &) > :not(:has([data-printed]))': { display: 'none' },
  'main:has([data-printed] &) [data-sheet]:not([data-printed])': { display: 'none' },
  'main:has([data-printed] &) > *': { padding: 0 },
  "body:has([data-sheet='a4'][data-printed] &)": { page: 'a4' },
  // The line of a demonstration would have a page of its own.
  "body:has([data-sheet='a4'][data-printed] &) > aside": { display: 'none' },
};

const button = css(touchTarget, {
  gap: 8,
  '@media (scripting: none)': { display: 'none' },
  '@media print': { display: 'none', ...printOnlySheet },
});
