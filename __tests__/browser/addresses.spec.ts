import { eachLanguage } from '../../src/site/languages';
import { documentTitle } from '../../src/site/routes';
import { readPublic } from '../support/built-pages';
import { company, textOf } from '../support/words';
import { expect, test } from './fixtures';
import { languageButton } from './languages';

const titles = eachLanguage((language) => textOf(language, 'notFound', 'title'));
const target = '/lv/blog/short-term-vs-long-term-rental-riga/';

test('the root redirects to /lv/ with status 302', async ({ request }) => {
  const response = await request.get('/', { maxRedirects: 0 });
  expect(response.status()).toBe(302);
  expect(new URL(response.headers().location ?? '', response.url()).pathname).toBe('/lv/');
});

test.describe('An alias of an article', () => {
  for (const alias of ['1', 'istermina-ire-rigas-centra'])
    test(`${alias} redirects with status 301, and keeps the query and the hash`, async ({
      page,
      request,
    }) => {
      const response = await request.get(`/lv/blog/${alias}/`, { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      await page.goto(`/lv/blog/${alias}/?from=letter#part`);
      await expect(page).toHaveURL(`${target}?from=letter#part`);
    });

  const navigations: Record<string, (address: string) => void> = {
    'on a host without redirect rules': (address) => window.location.assign(address),
    'after a navigation within the site': (address) => {
      const { ___navigate: step } = Object(window) as { ___navigate: (to: string) => void };
      step(address);
    },
  };
  for (const [where, go] of Object.entries(navigations))
    test(`redirects by itself ${where}, and leaves no history entry`, async ({ page }) => {
      const body = readPublic('lv/blog/1/index.html');
      const isAlias = ({ pathname }: URL) => pathname === '/lv/blog/1/';
      await page.route(isAlias, (route) => route.fulfill({ body, contentType: 'text/html' }));
      await page.goto('/lv/about/');
      await page.evaluate(go, '/lv/blog/1/?from=letter#part');
      await expect(page).toHaveURL(`${target}?from=letter#part`);
      await expect(page.locator('article h1')).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/lv/about/');
    });
});

test('an address without its final slash leads to the same page', async ({ page }) => {
  const response = await page.goto('/en/services?q=1');
  expect(response?.status()).toBe(200);
  await expect(page).toHaveURL('/en/services/?q=1');
});

test.describe('An unknown path', () => {
  test.use({ allowedErrors: [/status of 404/] });

  for (const [path, language] of [
    ['/x', 'lv'],
    ['/en/blog/no-such-article/', 'en'],
  ] as const) {
    test(`${path} answers 404 with text and title in the language of the path, and is logged`, async ({
      page,
    }) => {
      const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      expect((await warning).text()).toBe(`Page not found: ${path}`);
      await expect(page).toHaveURL(path);
      await expect(page.locator('h1')).toHaveText([titles[language]]);
      await expect(page).toHaveTitle(documentTitle(titles[language], company.name));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('main a').first()).toHaveAttribute('href', `/${language}/`);
    });
  }

  test('has its title in the language of the path before any script of the app runs', async ({
    page,
  }) => {
    await page.route('**/*.js', () => undefined);
    await page.goto('/en/x', { waitUntil: 'commit' });
    await expect(page).toHaveTitle(documentTitle(titles.en, company.name));
  });

  for (const path of ['/lv/%5C%5Cother.example/', '/en/%2F%2Fother.example/?a=1']) {
    test(`${path} requests nothing from another host, and leads to its other language`, async ({
      page,
      baseURL,
    }) => {
      const foreign: string[] = [];
      page.on('request', (request) => {
        const { origin, href } = new URL(request.url());
        if (origin !== baseURL && !href.startsWith('data:')) foreign.push(href);
      });
      await page.goto(path);
      const own = path.startsWith('/en/') ? 'en' : 'lv';
      const other = own === 'en' ? 'lv' : 'en';
      await expect(page.locator('h1')).toHaveText([titles[own]]);

      // Slashes in a row have become one, and signs that stay encoded a hyphen.
      const encoded = /(%2F|%3F|%5C|%40)+/gi;
      const plain = path.replace(/\?.*/, '').replace(encoded, '-').replace(/\/+/g, '/');
      const rest = plain.replace(/^\/(en|lv)(?=\/)/, '');
      await languageButton(page).click();
      const link = page.locator(`header a[hreflang=${other}]`).first();
      await expect(link).toHaveAttribute('href', `/${other}${rest}`);
      await link.hover();
      await page.waitForLoadState('networkidle');
      expect(foreign).toEqual([]);
    });
  }

  test('that begins with two slashes does not lead to another host', async ({ page, baseURL }) => {
    await page.goto(`${String(baseURL)}//other.example/`);
    expect(new URL(page.url()).origin).toBe(baseURL);
  });
});

test('no page is empty at a hash that cannot be decoded', async ({ page }) => {
  for (const [path, hash] of [
    ['/lv/', '#%'],
    ['/lv/property-owners/', '#100%'],
    [target, '#%E0%A4'],
  ] as const) {
    await page.goto(path + hash);
    await expect(page.locator('h1').first()).toBeVisible();
    expect(new URL(page.url()).hash, path).toBe('');
  }
});
