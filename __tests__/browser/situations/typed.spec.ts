import { read } from '../../support/built-pages';
import { openBeforeScripts } from '../delayed-service';
import { becomeHydrated, expect, test } from '../fixtures';
import { kinds } from './cases';

test.use({ awaitHydration: false });

const TYPED = 'input:not([type=radio], [type=range], [type=date], [tabindex]), textarea';

/** Every field that somebody types into, on one page of each kind; those of all pages' end on the first. */
const fields = kinds.flatMap((path, index) => {
  const $ = read(path);
  const all = $(`main > ${index > 0 ? ':not([data-closing])' : '*'}`).find(TYPED);
  return all.toArray().map((field) => {
    const { id = '' } = field.attribs;
    return { path, id, label: $(`label[for="${id}"]`).text() };
  });
});

const typed = '1234567890'.repeat(4);

for (const { path, id, label } of fields)
  test(`“${label}” of ${path} (${id}) keeps each digit that is typed while the page hydrates`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const release = await openBeforeScripts(page, path);
    const field = page.locator(`[id="${id}"]`);
    await field.evaluate((element) => element.closest('details')?.setAttribute('open', ''));
    await field.selectText();
    release();
    await field.pressSequentially(typed, { delay: 30 });
    await becomeHydrated(page);
    await expect(field).toHaveValue(typed);
  });
