/** @jest-environment jsdom */
import { dropUnreadableHash } from '../../../src/links/drop-unreadable-hash';

test.each([
  ['/lv/?rent=900#%E0%A4%A', '/lv/?rent=900'],
  ['/lv/?rent=900#c%C4%81', '/lv/?rent=900#c%C4%81'],
])('the address %s becomes %s', (address, expected) => {
  window.history.replaceState(null, '', address);
  dropUnreadableHash();
  const { pathname, search, hash } = window.location;
  expect(pathname + search + hash).toBe(expected);
});
