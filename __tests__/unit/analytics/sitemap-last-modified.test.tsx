import { render } from '@testing-library/react';
import { SitemapLastModified } from '../../../src/analytics/tracked-page';

const DAY = '2026-11-23';
const page = { pageContext: { kind: 'page', sitemapModified: DAY } } as never;

test.each([
  ['where nobody counts, at once', false, '', DAY],
  ['before an answer, not', true, '', null],
  ['after a refusal, not, and an earlier one is deleted', true, 'denied', null],
  ['after an agreement', true, 'granted', DAY],
])('the day of the sitemap is stored: %s', (_, counts, analytics, day) => {
  document.head.innerHTML = counts ? '<meta name="analytics" content="/tag.js">' : '';
  localStorage.setItem('consent', JSON.stringify({ analytics, at: '2026-01-01' }));
  localStorage.setItem('sitemap_last_modified', '2020-01-01');
  render(<SitemapLastModified page={page} />);
  expect(localStorage.getItem('sitemap_last_modified')).toBe(day);
});
