import { read } from '../../support/built-pages';
import { openBeforeScripts } from '../delayed-service';
import { becomeHydrated, expect, test } from '../fixtures';
import { kinds } from './cases';

test.use({ awaitHydration: false });

const TYPED = 'input:not([type=radio], [type=range], [type=date], [tabindex]), textarea';

/**
 * Each kind of field that somebody types into, on the first page that has it: all inquiries are hydrated in
 * the same way. The form at the end of most pages stands on the first.
 */
const fieldOfKind = new Map(
  kinds
    .flatMap((path, index) => {
      const $ = read(path);
      const all = $(`main > ${index > 0 ? ':not([data-closing])' : '*'}`).find(TYPED);
      return all.toArray().map((field) => {
        const { id = '', name = '' } = field.attribs;
        const group = $(field).closest('form, fieldset, section').attr('id');
        const mechanism = group?.endsWith('-form') ? 'inquiry' : group;
        return [[mechanism, field.tagName].join(), { path, id, name }] as const;
      });
    })
    .reverse(),
);

const typed = '1234567890'.repeat(3);

for (const { path, id, name } of fieldOfKind.values())
  test(`the field ${name} (${id}) of ${path} keeps each digit that is typed while the page hydrates`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    const release = await openBeforeScripts(page, path);
    const field = page.locator(`[id="${id}"]`);
    await field.evaluate((element) => element.closest('details')?.setAttribute('open', ''));
    await field.selectText();
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    release();
    await field.pressSequentially(typed, { delay: 30 });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await becomeHydrated(page);
    await expect(field).toHaveValue(typed);
  });
