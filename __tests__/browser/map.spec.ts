import { textOf } from '../support/words';
import { expect, test } from './fixtures';
import { drawMap } from './page-states';

const t = (key: string) => textOf('en', 'contact', `map.${key}`);

test('the map on the contact page is a picture of the place until the visitor asks for the real one', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const embedded = () => requests.filter((url) => url.startsWith('https://maps.example.com/embed'));
  const show = page.getByRole('button', { name: t('show') });
  const frame = page.getByTitle(t('frame'));
  await drawMap(page);
  await page.goto('/en/contact/', { waitUntil: 'networkidle' });
  await expect(page.getByAltText(t('picture'))).toHaveCount(1);
  await expect(show).toHaveAccessibleDescription(t('note'));
  expect(embedded()).toEqual([]);
  await show.click();
  await expect(frame.contentFrame().getByText('The map')).toBeVisible();
  await expect(frame).toBeFocused();
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  await expect(show).toHaveCount(0);
  expect(embedded()).toHaveLength(1);
});
