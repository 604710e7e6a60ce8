import type { Page } from '@playwright/test';

/** Lists the elements that an entrance animation still hides. Runs in the browser. */
export function findHiddenBlocks(): string[] {
  const blocks = [...document.querySelectorAll('main *, [data-rating], [data-rating] *')];
  return (
    blocks
      .filter((block) => block.checkVisibility() && !block.closest('[popover], noscript'))
      // A picture that still waits has a frame in its colour.
      .filter((block) => !block.matches('img:not([src])'))
      .filter((block) => {
        const { opacity, visibility } = getComputedStyle(block);
        return opacity === '0' || visibility === 'hidden';
      })
      .map((block) => block.outerHTML.slice(0, 120))
  );
}

export const waiting = (page: Page) =>
  page.locator('[data-reveal=waiting], [data-steps=waiting]').count();
