import { randomUUID } from 'node:crypto';
import { pathTo } from '../../src/site/routes';
import { formCases } from '../browser/form-cases';
import { expect, test } from '../engines/fixtures';
import { fill, isConfirmed, received } from '../engines/inquiry';
import { kindsIn } from '../support/built-pages';
import { isHydrated } from '../support/is-hydrated';

const lettersOfMain = () => (document.querySelector('main') as HTMLElement).innerText.length;

test.beforeEach(({ engine }) => engine.resize(1280, 900));

test('every kind of page hydrates without an error and keeps its text', async ({
  engine,
  openEarly,
  see,
}) => {
  test.slow();
  for (const path of kindsIn('lv')) {
    await openEarly(path);
    const served = await engine.evaluate(lettersOfMain);
    await see(isHydrated, true);
    expect(await engine.evaluate(lettersOfMain), path).toBeGreaterThan(served * 0.9);
  }
});

test('a link shows the next page without loading a document', async ({ engine, open, see }) => {
  await open(pathTo('lv', 'home'));
  await engine.evaluate(() => void Object.assign(window, { sameDocument: true }));
  await engine.click(`header a[href="${pathTo('lv', 'services')}"]`);
  await see(() => location.pathname, pathTo('lv', 'services'));
  await see(
    () => 'sameDocument' in window && document.querySelector('main')?.textContent !== '',
    true,
  );
  expect(await engine.evaluate(lettersOfMain)).toBeGreaterThan(1_000);
});

test('the menu of a phone opens, and closes by its button and by a link', async ({
  engine,
  open,
  see,
}) => {
  const isOpen = () => document.querySelector('dialog')?.hasAttribute('open');
  await engine.resize(500, 900);
  await open(pathTo('lv', 'contact'));
  await see(isOpen, false);
  for (const pressed of ['form button', `a[href="${pathTo('lv', 'about')}"]`]) {
    // The menu may still slide.
    await expect(() => engine.click('header [aria-haspopup=dialog]')).toPass();
    await see(isOpen, true);
    await expect(() => engine.click(`dialog ${pressed}`)).toPass();
    await see(isOpen, false);
    // The focus is not lost, where the browser knows dialogs.
    await see(
      () =>
        'HTMLDialogElement' in window &&
        document.activeElement?.matches('body, dialog, dialog *') === true,
      false,
    );
  }
  await see(() => location.pathname, pathTo('lv', 'about'));
});

test('from the third screen of a phone on, a bar stands at the lower edge', async ({
  engine,
  open,
  see,
}) => {
  await engine.resize(500, 900);
  await open(pathTo('lv', 'services'));
  await engine.evaluate(() => scrollTo(0, innerHeight * 2.5));
  await see(() => {
    const bar = document.querySelector('[data-section=phone-bar] > *');
    return bar && Math.round(bar.getBoundingClientRect().bottom - innerHeight);
  }, 0);
});

test('a visitor changes the language, with query and hash', async ({ engine, open, see }) => {
  await open(`${pathTo('lv', 'services')}?q=1#part`);
  if (await engine.evaluate(() => 'popover' in HTMLElement.prototype))
    await engine.click('header [popovertarget]');
  await engine.click('header [popover] a[lang=en]');
  await see(
    () => location.pathname + location.search + location.hash,
    `${pathTo('en', 'services')}?q=1#part`,
  );
});

test('the search finds articles', async ({ engine, open, see }) => {
  await open(pathTo('lv', 'blog'));
  await engine.type('[role=search] input', 'airbnb');
  await see(() => document.querySelectorAll('[role=option]').length > 0, true);
  await engine.evaluate(() =>
    document.querySelector<HTMLElement>('[role=option]:last-of-type')?.click(),
  );
  await see(() => location.search, '?q=airbnb');
  expect(await engine.evaluate(lettersOfMain)).toBeGreaterThan(500);
});

test('the calculator answers another rent', async ({ engine, open }) => {
  await open(`${pathTo('en', 'owners')}?rent=120`);
  const figure = () => document.querySelector('#calculator [data-title] b')?.textContent;
  const before = await engine.evaluate(figure);
  await engine.type('#calculator [name=rent]', '0');
  await expect.poll(() => engine.evaluate(figure)).not.toBe(before);
});

test('a form is sent, from an address with a domain in Latvian letters too', async ({
  engine,
  name,
  openEmpty,
  see,
}) => {
  const { id, page, filled } = formCases.contact;
  const from = `${name}-${randomUUID()}`;
  test.slow();
  await openEmpty(pathTo('lv', page));
  await fill(engine, formCases.contact, { ...filled, email: `${from}@māja.lv` });
  await engine.click(`#${id} [type=submit]`);
  await see(isConfirmed, true);
  expect(received().filter((inquiry) => inquiry.includes(from))).toHaveLength(1);
});
