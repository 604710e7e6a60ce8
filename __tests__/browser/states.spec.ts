import { findViolations } from './axe';
import { findOverflow } from './find-overflow';
import { expect, test } from './fixtures';
import { pageStates } from './page-states';

test.use({ reducedMotion: 'reduce', allowedErrors: [/status of (404|500)/] });

const [DESK, PHONE] = [[1280, 900] as const, [320, 500] as const];

/** The disclosures whose content is visible although they are closed, or not although they are open. */
const misnamedFolds = () =>
  [...document.querySelectorAll('details')]
    .filter((fold) => fold.querySelector('summary')?.checkVisibility())
    .filter(
      ({ open, lastElementChild }) =>
        lastElementChild?.checkVisibility({ contentVisibilityAuto: true }) !== open,
    )
    .map(({ textContent }) => textContent.slice(0, 60));

/** Marks the part of the page that shows a state; the live project examines whole pages. */
function markPart(element: Element): void {
  document.querySelector('[data-part]')?.removeAttribute('data-part');
  element.closest('dialog, [popover], form, section, main > *')?.setAttribute('data-part', '');
}

// Latvian has the longer words.
for (const [what, { path, before, states, phoneOnly, wholePage }] of Object.entries(pageStates))
  test(`axe finds no violation in ${what}, and all of it fits: ${Object.keys(states).join(', ')}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: phoneOnly ? 320 : 1280, height: 900 });
    await before?.(page);
    await page.goto(path);
    for (const [state, open] of Object.entries(states)) {
      const shown = await open(page);
      await expect(shown).toBeVisible();
      await shown.evaluate(markPart);
      // A phone's bar may lie over a part of anything that can be scrolled; a low screen has none.
      for (const [width, height] of phoneOnly ? [PHONE] : [DESK, PHONE]) {
        const at = `${state}, at ${width} px`;
        await page.setViewportSize({ width, height });
        // Axe takes seconds, and sees the same elements at each width.
        if (width === PHONE[0])
          expect(await findViolations(page, wholePage ? 'html' : '[data-part]'), at).toEqual([]);
        expect(await page.evaluate(findOverflow), at).toEqual([]);
        expect(await page.evaluate(misnamedFolds), at).toEqual([]);
      }
    }
  });
