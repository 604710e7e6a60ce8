import { render, screen } from '@testing-library/react';
import { KeptFocus, releaseFocus } from '../../../src/links/kept-focus';

const list = { pathname: '/lv/blog/', key: 'list' };
const linkTo = (name: string) => `<a href="/lv/blog/riga/">${name}</a>`;

/** Shows a page, on which Gatsby's router has focused nothing yet. */
function show(html: string, entry = list): void {
  document.body.innerHTML = html;
  render(<KeptFocus entry={entry} />);
}

const frames = (count: number) => jest.advanceTimersByTime(count * 16);

beforeEach(() => jest.useFakeTimers());

afterEach(() => jest.useRealTimers());

test('on Back the focus is on the link by which the visitor left, also where another leads to the same page and it comes late', () => {
  show(linkTo('Newest') + linkTo('Card'));
  screen.getByText('Card').focus();
  releaseFocus(list);
  expect(document.body).toHaveFocus();

  show(linkTo('Newest'), { ...list, key: 'new' });
  frames(2);
  expect(document.body).toHaveFocus();
  show(linkTo('Newest'));
  frames(10);
  expect(document.body).toHaveFocus();
  document.body.insertAdjacentHTML('beforeend', linkTo('Card'));
  frames(2);
  expect(screen.getByText('Card')).toHaveFocus();
});

test('the focus that a visitor has moved stays', () => {
  show(linkTo('Card'));
  screen.getByText('Card').focus();
  releaseFocus(list);
  show('<button>Search</button>');
  screen.getByText('Search').focus();
  document.body.insertAdjacentHTML('beforeend', linkTo('Card'));
  frames(4);
  expect(screen.getByText('Search')).toHaveFocus();
});
