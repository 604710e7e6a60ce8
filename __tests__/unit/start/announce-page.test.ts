/** @jest-environment jsdom */
import { announcePage } from '../../../src/start/page-change';

test('a screen reader announces the heading of a new page, but not when only the query changes', () => {
  document.body.innerHTML = '<h1>Articles</h1>';
  const announced = () => document.querySelector('[aria-live], #announcer')?.textContent;
  const arriveAt = (heading: string) => {
    document.querySelector('h1')?.replaceChildren(heading);
    announcePage();
    return announced();
  };
  expect(arriveAt('Articles')).toBe('');
  expect(arriveAt('Articles')).toBe('');
  expect(arriveAt('Services')).toBe('Services');
  expect(arriveAt('Articles')).toBe('Articles');
});
