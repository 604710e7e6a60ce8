import { act, renderHook } from '@testing-library/react';
import { navigate, type PageProps } from 'gatsby';
import type { ReactNode } from 'react';
import { useListFilter } from '../../../src/blog/list-state';
import { CurrentPage } from '../../../src/links/current-page';

const asked = jest.mocked(navigate as (address: string) => void);

beforeEach(() => asked.mockClear());

/** The hook on a page whose address a test changes, as a navigation does. */
function listAt(search: string) {
  window.history.replaceState(null, '', '/en/blog/');
  const address = { search };
  const wrapper = ({ children }: { children: ReactNode }) => {
    const location = { pathname: '/en/blog/', hash: '', ...address } as PageProps['location'];
    return (
      <CurrentPage.Provider value={{ location, pageContext: {} }}>{children}</CurrentPage.Provider>
    );
  };
  const { result, rerender } = renderHook(() => useListFilter(), { wrapper });
  const arriveAt = (next: string) => {
    address.search = next;
    rerender();
  };
  return { list: result, arriveAt };
}

test('the search field shows the search of the address, and after Back that of the previous one', () => {
  const { list, arriveAt } = listAt('?q=guests');
  expect(list.current).toMatchObject({ text: 'guests', filter: { query: 'guests' } });
  act(() => list.current.setText('prices'));
  act(() => list.current.apply());
  expect(asked).toHaveBeenLastCalledWith('/en/blog/?q=prices');
  arriveAt('?q=prices');
  expect(list.current).toMatchObject({ text: 'prices', filter: { query: 'prices' } });
  // Typed, but not searched for.
  act(() => list.current.setText('pri'));
  arriveAt('?q=guests');
  expect(list.current).toMatchObject({ text: 'guests', filter: { query: 'guests' } });
});

test('text that is typed during a navigation is not lost', () => {
  const { list, arriveAt } = listAt('');
  act(() => list.current.setText('gue'));
  act(() => list.current.apply());
  act(() => list.current.setText('guests'));
  arriveAt('?q=gue');
  expect(list.current).toMatchObject({ text: 'guests', filter: { query: 'gue' } });
});

test('the same filter again does not navigate', () => {
  const { list } = listAt('?q=guests');
  act(() => list.current.apply({ query: ' guests ' }));
  expect(asked).not.toHaveBeenCalled();
});

test('a visitor who has chosen an article is not taken back to the list when the field goes', () => {
  const { list } = listAt('');
  act(() => list.current.setText('guests'));
  window.history.replaceState(null, '', '/en/blog/an-article/');
  act(() => list.current.apply());
  expect(asked).not.toHaveBeenCalled();
});
