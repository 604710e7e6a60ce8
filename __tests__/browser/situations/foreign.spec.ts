import { pathTo } from '../../../src/site/routes';
import { becomeHydrated, expect, test } from '../fixtures';
import { expectFilled, fill, formCases } from '../form-cases';
import { openBeforeScripts } from '../delayed-service';
import { drawnAnew } from './cases';

test.use({ awaitHydration: false, allowedErrors: drawnAnew });

/** Changes that other programs make to a document before hydration; each runs in the browser. */
const changes = {
  'further elements, as password managers and extensions add them': () => {
    for (const field of document.querySelectorAll('form input, form textarea'))
      field.after(document.createElement('i'));
    for (const place of ['#___gatsby', '#gatsby-focus-wrapper', 'main', 'header'])
      document.querySelector(place)?.prepend(document.createElement('div'));
  },
  'other words, and no comments': () => {
    for (const text of document.querySelectorAll('main p, main label')) text.prepend('≈ ');
    const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
    const found: Comment[] = [];
    while (comments.nextNode()) found.push(comments.currentNode as Comment);
    for (const comment of found) comment.remove();
  },
};

const { property: form } = formCases;

for (const [what, change] of Object.entries(changes))
  test(`a form keeps its texts and the focus with ${what}`, async ({ page }) => {
    const release = await openBeforeScripts(page, pathTo('lv', form.page));
    await page.evaluate(change);
    const element = page.locator(`#${form.id}`);
    await fill(element, form.filled);
    const email = element.locator('[name=email]');
    await email.focus();
    release();
    await becomeHydrated(page);
    await expectFilled(element, form.filled);
    await expect(email).toBeFocused();
  });
