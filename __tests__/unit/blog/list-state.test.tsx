import { screen } from '@testing-library/react';
import { LoadState } from '../../../src/blog/list-state';
import type { LoadStatus } from '../../../src/blog/use-listed-posts';
import { renderIn, shownText } from '../render-in';

const t = (key: string) => shownText('en', 'blog', key);

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
