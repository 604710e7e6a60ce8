/** @jest-environment jsdom */
import { moveFocus } from '../../../src/links/kept-focus';

const list = { pathname: '/lv/blog/', hash: '', key: 'list' };
const article = { pathname: '/lv/blog/riga/', hash: '', key: 'article', action: 'PUSH' };
const linkTo = (name: string) => `<a href="/lv/blog/riga/">${name}</a>`;

const wrapper = () => document.getElementById('gatsby-focus-wrapper');

function show(html: string): void {
  document.body.innerHTML = `<div id="gatsby-focus-wrapper" tabindex="-1">${html}</div>`;
}

/** Shows another page, which Gatsby's router focuses. */
function arrive(html: string): void {
  show(html);
  wrapper()?.focus();
}

const focusedText = () => document.activeElement?.textContent;

const frames = (count: number) => jest.advanceTimersByTime(count * 16);

beforeEach(() => {
  jest.useFakeTimers();
  show(linkTo('Newest') + linkTo('Card'));
  document.links[1]?.focus();
  moveFocus(list, article);
});

afterEach(() => jest.useRealTimers());

test('on Back the focus is on the link by which the visitor left, also where another leads to the same page and it comes late', () => {
  expect(document.activeElement).toBe(document.body);
  arrive('<h1>Riga</h1>');
  frames(2);
  expect(document.activeElement).toBe(wrapper());
  moveFocus(article, list);
  arrive(linkTo('Newest'));
  frames(10);
  expect(document.activeElement).toBe(wrapper());
  wrapper()?.insertAdjacentHTML('beforeend', linkTo('Card'));
  frames(2);
  expect(focusedText()).toBe('Card');
});

test('the focus that a visitor has moved stays', () => {
  arrive('<h1>Riga</h1>');
  moveFocus(article, list);
  arrive('<button>Search</button>');
  document.querySelector('button')?.focus();
  wrapper()?.insertAdjacentHTML('beforeend', linkTo('Newest') + linkTo('Card'));
  frames(4);
  expect(focusedText()).toBe('Search');
});

test('a link to a field of another page focuses it, and Back does not', () => {
  const field = { ...list, hash: '#name', key: 'field' };
  moveFocus(list, { ...field, action: 'PUSH' });
  arrive('<input id="name" />');
  expect(document.activeElement).toBe(document.querySelector('input'));
  moveFocus(list, { ...field, action: 'POP' });
  arrive('<input id="name" />');
  expect(document.activeElement).toBe(wrapper());
});

test('after a second visit that ended without a link, Back does not go to the link of the first', () => {
  const search = { ...article, key: 'search' };
  arrive('<h1>Riga</h1>');
  moveFocus(article, list);
  arrive('<button>Search</button>');
  frames(60);
  moveFocus(list, search);
  arrive('<h1>Riga</h1>');
  moveFocus(search, list);
  arrive(linkTo('Newest') + linkTo('Card'));
  frames(4);
  expect(document.activeElement).toBe(wrapper());
});

test('a page that is opened anew is read from its top', () => {
  arrive('<h1>Riga</h1>');
  moveFocus(article, { ...list, key: 'again', action: 'PUSH' });
  arrive(linkTo('Newest') + linkTo('Card'));
  frames(4);
  expect(document.activeElement).toBe(wrapper());
});
