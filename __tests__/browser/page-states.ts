import type { Locator, Page } from '@playwright/test';
import { pathTo, pathToArticle } from '../../src/site/routes';
import { countVisits } from './analytics-site';
import { formCases, send } from './form-cases';
import { answer, SEND, TAKEN } from './delayed-service';

/** Brings a page from one state into the next. Returns the element that shows that it has arrived. */
type Step = (page: Page) => Promise<Locator>;

interface StateCase {
  path: string;
  before?: (page: Page) => Promise<unknown>;
  states: Record<string, Step>;
  phoneOnly?: true;
  /** No other test examines the page as a whole. */
  wholePage?: true;
}

const press =
  (button: string, shown: string): Step =>
  async (page) => {
    await page.locator(button).first().click();
    return page.locator(shown).first();
  };

const enter =
  (field: string, value: string, shown: string): Step =>
  async (page) => {
    await page.locator(field).fill(value);
    return page.locator(shown).first();
  };

const search =
  (text: string): Step =>
  async (page) => {
    await page.getByRole('combobox').fill(text);
    return page.getByRole('option').last();
  };

/** Fills a form with values that the browser accepts and the form refuses. */
const refuse =
  (type: keyof typeof formCases): Step =>
  async (page) => {
    const form = page.locator(`#${formCases[type].id}`);
    const wrong = { ...(type !== 'quick' && { name: '  ', phone: ' ' }), email: 'ilze@example' };
    await send(form, { ...formCases[type].filled, ...wrong });
    return form.locator('[id$=error]').last();
  };

const sendAnswered =
  (status: number): Step =>
  async (page) => {
    await page.route(SEND, (route) => answer(route, status));
    const form = page.locator(`#${formCases.contact.id}`);
    await send(form, formCases.contact.filled);
    return form.locator(`[data-toast=${status === TAKEN ? 'success' : 'failure'}]`);
  };

const drawMap = (page: Page) =>
  page.route('https://maps.example.com/embed/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Map</title><p>The map</p>' }),
  );

/** A phone may have folded the questions away. */
const question: Step = async (page) => {
  const fold = page.locator(
    'details:not([name]):has(> details[name], > div > details[name]) > summary',
  );
  if (await fold.first().isVisible()) await fold.first().click();
  return press('details[name] > summary', 'details[name][open] > div')(page);
};
const card = (button: string): Step => press(button, ':popover-open');

/** Every state that a visitor can bring a page into after it has loaded. */
export const pageStates: Record<string, StateCase> = {
  'the mobile menu': {
    path: pathTo('lv', 'home'),
    states: { open: press('header [aria-haspopup=dialog]', 'dialog[open]') },
    phoneOnly: true,
  },
  'the language list': {
    path: pathTo('lv', 'services'),
    states: { open: card('header [popovertarget]') },
  },
  'the list of articles': {
    path: pathTo('lv', 'blog'),
    states: {
      'with suggestions': search('r'),
      'searched in vain': async (page) => {
        await (await search('qqqq')(page)).click();
        return page.getByRole('status').filter({ hasText: /^0/ });
      },
      'narrowed to a category': async (page) => {
        await page.goto(`${new URL(page.url()).pathname}?category=guest-experience`);
        return page.locator('[aria-labelledby=categories] [aria-current]');
      },
    },
  },
  'an article': {
    path: pathToArticle('lv', 'professional-short-term-rental-management-riga'),
    states: {
      'with the author’s card': card('article header a[aria-describedby]'),
      'with a term’s card': card('article p > a[aria-describedby]'),
      'with a question open': question,
    },
  },
  'the estimate': {
    path: pathTo('lv', 'home'),
    states: {
      'with a sum that it cannot take': enter('[name=rent]', '99999', '[aria-invalid=true]'),
    },
  },
  'the page for owners': {
    path: `${pathTo('lv', 'owners')}?price=70`,
    states: {
      'with another calculation': async (page) => {
        await page.locator('#calculator [name=rent]').fill('500');
        await page.locator('#calculator summary').last().click();
        await page.locator('label:has([value=remote])').click();
        return page.locator('[value=remote]:checked');
      },
      'with a sum that it cannot take': enter(
        '#calculator [name=rent]',
        '99999',
        '#calculator [aria-invalid=true]',
      ),
      'with a question open': question,
      'with what the analysis form refuses': refuse('property'),
      'with what the quick form refuses': refuse('quick'),
      'with the toast of the empty quick form': async (page) => {
        const form = page.locator(`#${formCases.quick.id}`);
        await send(form, { email: '' });
        return form.locator('[data-toast]');
      },
    },
  },
  'the consultation': {
    path: pathTo('lv', 'consultation'),
    states: { 'with what its form refuses': refuse('consultation') },
  },
  'the contact page': {
    path: pathTo('lv', 'contact'),
    before: drawMap,
    states: {
      'with the map that was asked for': press('main [aria-describedby]:has(svg)', 'iframe'),
      'with a question open': question,
      'with what its form refuses': refuse('contact'),
      'after a failure': sendAnswered(500),
      'after a success': sendAnswered(TAKEN),
    },
  },
  'the question of cookies': {
    path: pathTo('lv', 'about'),
    before: countVisits,
    states: {
      asked: (page) => Promise.resolve(page.locator('section[tabindex="-1"]')),
      'asked again': async (page) => {
        await page.locator('section[tabindex="-1"] button').first().click();
        return press('footer button', 'section[tabindex="-1"]')(page);
      },
    },
  },
  'the page that is not there': {
    path: '/lv/nowhere/',
    states: { shown: (page) => Promise.resolve(page.locator('h1')) },
    wholePage: true,
  },
};
