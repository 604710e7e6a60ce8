import { languages } from './languages';
import { findViolations } from './axe';
import { findOverflow } from './find-overflow';
import { expect, test } from './fixtures';
import { pageStates } from './page-states';

test.use({ reducedMotion: 'reduce', allowedErrors: [/status of (404|500)/] });

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

for (const [what, { path, before, states, phoneOnly, whole }] of Object.entries(pageStates)) {
  // Latvian, with its longer words, where there is least room.
  for (const language of languages) {
    const width = phoneOnly || language === 'lv' ? 320 : 1280;
    test(`axe finds no violation in ${what}, and all of it fits (${language}, ${width} px): ${Object.keys(states).join(', ')}`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize({ width: phoneOnly ? 320 : 1280, height: 900 });
      await before?.(page);
      await page.goto(path(language));
      for (const [state, open] of Object.entries(states)) {
        await test.step(state, async () => {
          const shown = await open(page);
          await expect(shown).toBeVisible();
          await shown.evaluate(markPart);
          // A phone's bar may lie over a part of anything that can be scrolled; a low screen has none.
          await page.setViewportSize({ width, height: width > 600 ? 900 : 500 });
          expect(await findViolations(page, whole ? 'html' : '[data-part]')).toEqual([]);
          expect(await page.evaluate(findOverflow)).toEqual([]);
          expect(await page.evaluate(misnamedFolds)).toEqual([]);
        });
      }
    });
  }
}
