import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { useState } from 'react';
import { SearchBox } from '../../../src/blog/search-box';
import { renderIn, shownText } from '../render-in';

const t = (key: string, values?: Record<string, string>) => shownText('en', 'blog', key, values);

const onSearch = jest.fn();

function Search() {
  const [text, setText] = useState('');
  const posts = ['Taxes', 'Tax-free', 'Guests'].map((title) => ({ slug: title, title }));
  return <SearchBox {...{ posts, text, onSearch }} onType={setText} onFocus={() => undefined} />;
}

test.each([
  ['leaves the field by Tab', '{Tab}', 'tax'],
  ['presses Enter', '{Enter}', 'tax'],
  ['chooses all results', '{ArrowUp}{Enter}', 'tax'],
])('the search is applied when a visitor %s', async (_, keys, searched) => {
  renderIn('en', <Search />);
  HTMLElement.prototype.scrollIntoView = jest.fn();
  onSearch.mockClear();
  await userEvent.type(screen.getByRole('combobox'), `tax${keys}`);
  expect(onSearch).toHaveBeenCalledWith(searched);
});

test('suggests titles while a visitor types, and opens the chosen article', async () => {
  renderIn('en', <Search />);
  HTMLElement.prototype.scrollIntoView = jest.fn();
  const field = screen.getByRole('combobox');
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  const chosen = () => screen.getAllByRole('option').map((option) => option.ariaSelected);
  await userEvent.type(field, 'tax');
  expect(options()).toEqual(['Taxes', 'Tax-free', t('search.all')]);
  expect(field).toHaveAttribute('aria-expanded', 'true');
  // Alt closes the suggestions without picking one, as Escape does.
  for (const close of ['{Escape}', '{Alt>}{ArrowUp}{/Alt}', '{Alt>}{ArrowUp}{/Alt}']) {
    await userEvent.keyboard(close);
    expect(options()).toEqual([]);
    expect(field).toHaveValue('tax');
    expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen()).toEqual(['true', 'false', 'false']);
  }
  await userEvent.keyboard('{Enter}');
  expect(navigate).toHaveBeenLastCalledWith('/en/blog/Taxes/');
  await userEvent.type(field, 'f');
  await userEvent.clear(field);
  expect(options()).toEqual([]);
  await userEvent.type(field, 'free');
  await userEvent.click(screen.getAllByRole('option')[0] as Element);
  expect(navigate).toHaveBeenLastCalledWith('/en/blog/Tax-free/');
  onSearch.mockClear();
  await userEvent.click(screen.getByRole('button', { name: t('search.clear') }));
  expect(onSearch.mock.calls).toEqual([['']]);
  expect(field).toHaveFocus();
});

test('the search announces how many titles it suggests, and nothing without any', async () => {
  const { container } = renderIn('en', <Search />);
  await userEvent.type(screen.getByRole('combobox'), 'tax');
  const announcer = container.querySelector('[aria-live]');
  expect(announcer).toHaveTextContent(shownText('en', 'blog', 'filter.count', { count: 2 }));
  await userEvent.keyboard('q');
  expect(announcer).toBeEmptyDOMElement();
});
