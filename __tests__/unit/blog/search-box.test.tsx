import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchBox } from '../../../src/blog/search-box';
import { renderIn, shownText } from '../render-in';

function Search() {
  const [text, setText] = useState('');
  const posts = ['Taxes', 'Tax-free', 'Guests'].map((title) => ({ slug: title, title }));
  const nothing = () => undefined;
  return (
    <SearchBox posts={posts} text={text} onType={setText} onSearch={nothing} onFocus={nothing} />
  );
}

test('the search announces how many titles it suggests', async () => {
  renderIn('en', <Search />);
  await userEvent.type(screen.getByRole('combobox'), 'tax');
  const found = shownText('en', 'blog', 'filter.count', { count: 2 });
  expect(screen.getByText(found)).toHaveAttribute('role', 'status');
});
