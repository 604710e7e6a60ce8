import { randomUUID } from 'node:crypto';
import { languages } from '../../src/site/languages';
import { pathTo } from '../../src/site/routes';
import { palette } from '../../src/theme/tokens';
import { findOverflow } from '../browser/find-overflow';
import { formCases } from '../browser/form-cases';
import { rgb } from '../browser/rgb';
import { kindsIn } from '../support/built-pages';
import { expect, test } from './fixtures';
import { fill, isConfirmed, received } from './inquiry';

/** Scrolls down a page, and returns the pictures that do not load. */
async function missingPictures(): Promise<string[]> {
  const pictures = [...document.querySelectorAll('[data-picture]')].filter((picture) =>
    picture.checkVisibility(),
  );
  const missing: string[] = [];
  for (const picture of pictures) {
    picture.scrollIntoView();
    const loaded = () => {
      const image = picture.querySelector<HTMLImageElement>('img:not(noscript img)');
      return image?.currentSrc && image.complete && image.naturalWidth > 0;
    };
    for (let turn = 0; turn < 300 && !loaded(); turn += 1)
      await new Promise((resolve) => setTimeout(resolve, 20));
    if (!loaded()) missing.push(picture.outerHTML.slice(0, 200));
  }
  return missing;
}

// Latvian, with its longer words, where there is least room. Chromium tries every page at each width.
for (const language of languages) {
  const width = language === 'lv' ? 500 : 1280;
  // A picture is loaded in the same way at each width.
  const isPhone = width === 500;
  // A wide screen shows the same parts, in layouts that every other kind of page has.
  const kinds = kindsIn(language).filter((_, index) => isPhone || index % 2 === 0);
  test(`${isPhone ? 'every kind' : 'every other kind'} of page in ${language} fits at ${width} px${isPhone ? ', has its pictures' : ''} and no errors`, async ({
    engine,
    open,
  }) => {
    test.slow();
    await engine.resize(width, 900);
    for (const path of kinds) {
      await open(path);
      await engine.evaluate(() => window.scrollTo(0, 0));
      expect(await engine.evaluate(findOverflow), path).toEqual([]);
      if (isPhone) expect(await engine.evaluate(missingPictures), path).toEqual([]);
    }
  });
}

test.beforeEach(({ engine }) => engine.resize(1280, 900));

test('the menu of a phone opens at the first touch, before the scripts run', async ({
  engine,
  openEarly,
  see,
}) => {
  await engine.resize(500, 900);
  await openEarly('/lv/contact/');
  await engine.click('header [aria-haspopup=dialog]');
  await see(() => document.querySelector('dialog')?.matches(':modal') === true, true);
});

test('the list of languages opens before the scripts run, and keeps query and hash', async ({
  engine,
  openEarly,
  see,
}) => {
  await openEarly('/lv/services/?q=1#part');
  await engine.click('header [popovertarget]');
  await engine.click('header [popover] a[lang=en]');
  await see(() => location.pathname + location.search + location.hash, '/en/services/?q=1#part');
});

test('the header of the home page is clear at the very top alone', async ({
  engine,
  openEarly,
  see,
}) => {
  const colour = () =>
    getComputedStyle(document.querySelector('header') as Element).backgroundColor;
  await openEarly('/lv/');
  await see(colour, 'rgba(0, 0, 0, 0)');
  await engine.evaluate(() => window.scrollTo(0, 11));
  await see(colour, 'rgb(255, 255, 255)');
});

test('a day that has not been chosen can be read', async ({ open, see }) => {
  await open('/lv/schedule-consultation/');
  const colour = () =>
    getComputedStyle(document.querySelector('[type=date]') as Element).webkitTextFillColor;
  await see(colour, rgb(palette.placeholder));
});

test('a form delivers from an address at māja.lv, nothing covers its confirmation, and Back does not restore the text', async ({
  engine,
  name,
  openEmpty,
  open,
  see,
}) => {
  const from = `${name}-${randomUUID()}`;
  const { contact: form } = formCases;
  await openEmpty(pathTo('lv', form.page));
  await fill(engine, form, { ...form.filled, email: `${from}@māja.lv` });
  await engine.click(`#${form.id} [type=submit]`);
  await see(isFree, true);
  expect(received().filter((inquiry) => inquiry.includes(from))).toHaveLength(1);
  await open(pathTo('en', 'about'));
  await engine.evaluate(() => history.back());
  await see(() => location.pathname, pathTo('lv', form.page));
  expect(await engine.evaluate(texts, form.id)).toEqual([]);
});

test('a press after a reload sends the form and writes none of its fields into the address, whatever the browser restores', async ({
  engine,
  name,
  openEmpty,
  see,
}) => {
  const { id, page, filled } = formCases.property;
  const email = `${name}-${randomUUID()}@example.com`;
  await openEmpty(pathTo('lv', page));
  await fill(engine, formCases.property, { ...filled, email });
  await engine.evaluate(() => {
    Object.assign(window, { isOld: true });
    location.reload();
  });
  const press = (form = '') => {
    const field = document.querySelector<HTMLInputElement>(`#${form} [type=email]`);
    if ('isOld' in window || !field?.value) throw new Error('The page is not there');
    document.querySelector<HTMLElement>(`#${form} [type=submit]`)?.click();
  };
  await expect(() => engine.evaluate(press, id)).toPass({ intervals: [20] });
  await see(isConfirmed, true);
  // The sum follows the form's bedrooms, and is in the address.
  await see(() => location.search, '?bedrooms=3');
  expect(received().filter((inquiry) => inquiry.includes(email))).toHaveLength(1);
});

/** Whether the heading of the confirmation is in the viewport and nothing covers it. */
function isFree(): boolean {
  const heading = document.querySelector('[data-confirmation] h2');
  if (!heading || !document.querySelector('[data-toast=success]')) return false;
  const { left, right, top, bottom } = heading.getBoundingClientRect();
  const at = (x: number) => document.elementFromPoint(x, (top + bottom) / 2);
  return [left + 2, (left + right) / 2, right - 2].every((x) => at(x) === heading);
}

function texts(id = ''): string[] {
  const form = document.getElementById(id);
  const data = form instanceof HTMLFormElement ? [...new FormData(form).values()] : [];
  return data.map(String).filter(Boolean);
}
