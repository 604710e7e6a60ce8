import { languages } from '../../src/site/languages';
import { pathTo } from '../../src/site/paths';
import { expect, test } from '../browser/fixtures';
import { expectFilled, fill, formCases, submitOf } from '../browser/form-cases';
import { company, textOf } from '../support/words';

const { filled, id } = formCases.property;
/** The rent of the content as it is shown, and another. */
const rentOfContent = String(Math.round(company.figures.longTermExample.to / 12));
const typed = Number(rentOfContent) > 1_000 ? '900' : '1200';

for (const language of languages)
  test(`an owner goes from the estimate over the full sum to the form, and is told that a preview sends nothing (${language})`, async ({
    page,
  }) => {
    await page.goto(pathTo(language, 'home'));
    const estimate = page.locator('[data-section=estimate]');
    const rent = estimate.locator('[name=rent]');
    await expect(rent).toHaveValue(rentOfContent);
    const before = await estimate.locator('[data-mark] dd').first().innerText();
    await rent.fill(typed);
    await expect(estimate.locator('[data-mark] dd').first()).not.toHaveText(before);
    await estimate
      .getByRole('button', { name: textOf(language, 'home', 'estimate.whole'), exact: true })
      .click();

    const sum = page.locator('#calculator');
    await expect(page).toHaveURL(new RegExp(`[?&]rent=${typed}\\b.*#calculator$`));
    await expect(sum.locator('[name=rent]')).toHaveValue(typed);
    const left = await sum.locator('[data-row=inHand] td').first().innerText();
    await sum.getByRole('button', { name: textOf(language, 'calculator', 'price.more') }).click();
    await expect(sum.locator('[data-row=inHand] td').first()).not.toHaveText(left);
    await sum.locator(`a[href="#${id}"]`).first().click();

    const form = page.locator(`#${id}`);
    await expect(form.locator('[data-handed]')).toBeVisible();
    await fill(form, filled);
    await submitOf(form).click();
    // A preview sends nothing, and keeps what was written.
    await expect(form.locator('[data-toast=failure]')).toBeVisible();
    await expectFilled(form, filled);
  });

for (const language of languages)
  test(`the full sum begins with the rent of the content, and writes nothing into the address (${language})`, async ({
    page,
  }) => {
    const path = pathTo(language, 'owners');
    await page.goto(path, { waitUntil: 'networkidle' });
    const rent = page.locator('#calculator [name=rent]');
    await expect(rent).toHaveValue(rentOfContent);
    await expect(page).toHaveURL(path);
  });
