import { screen } from '@testing-library/react';
import { LoadState } from '../../../src/blog/list-state';
import { PageNumbers } from '../../../src/blog/page-numbers';
import type { LoadStatus } from '../../../src/blog/use-listed-posts';
import { CurrentPage } from '../../../src/links/current-page';
import { renderIn, shownText } from '../render-in';

const t = (key: string, values = {}) => shownText('en', 'blog', key, values);

test('a long list leads by its numbers to its first, next and last page, and says which one is shown', () => {
  const location = { pathname: '/en/blog/page/3/' } as never;
  renderIn(
    'en',
    <CurrentPage.Provider value={{ location, pageContext: { language: 'en' } as never }}>
      <PageNumbers list={{ page: 3, pages: 9 }} />
    </CurrentPage.Provider>,
  );
  const links = screen.getAllByRole('link').map((link) => ({
    name: link.getAttribute('aria-label'),
    href: link.getAttribute('href'),
    rel: link.getAttribute('rel'),
    current: link.getAttribute('aria-current'),
  }));
  const link = (page: number, path: string, rel: string | null = null) => {
    const current = page === 3 ? 'page' : null;
    return { name: t('list.page', { page }), href: `/en/blog/${path}`, rel, current };
  };
  expect(links).toEqual([
    link(1, ''),
    link(2, 'page/2/', 'prev'),
    link(3, 'page/3/'),
    link(4, 'page/4/', 'next'),
    link(9, 'page/9/'),
  ]);
});

test.each<{ status: LoadStatus; said: string; retry: boolean }>([
  { status: 'idle', said: '', retry: false },
  { status: 'loading', said: t('load.loading'), retry: false },
  { status: 'failed', said: t('load.failed'), retry: true },
])('while the further articles are $status, the list says so', ({ status, said, retry }) => {
  const onRetry = jest.fn();
  renderIn('en', <LoadState status={status} onRetry={onRetry} />);
  expect(screen.getByRole('status')).toHaveTextContent(said);
  for (const button of screen.queryAllByRole('button', { name: t('load.retry') })) button.click();
  expect(onRetry).toHaveBeenCalledTimes(retry ? 1 : 0);
});
