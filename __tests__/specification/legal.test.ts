import { read } from '../support/built-pages';

const pages = [
  ['/lv/privacy-policy/', '2024. gada 2. jūnijā', /16 gadiem/],
  ['/en/privacy-policy/', '2 June 2024', /under 16/],
  ['/lv/terms-and-conditions/', '2024. gada 2. jūnijā', /16 gadiem/],
  ['/en/terms-and-conditions/', '2 June 2024', /under 16|16 or over|at least 16/],
] as const;

describe.each(pages)('%s', (path, updated, children) => {
  const $ = read(path);
  const text = $('main').text().replaceAll('\u00a0', ' ');

  test('shows the day of its last update', () => {
    expect(text).toContain(updated);
  });

  test('mentions children under 16', () => {
    expect(text).toMatch(children);
  });
});

test.each(['lv', 'en'])('In %s, the privacy policy names what the site does', (language) => {
  const text = read(`/${language}/privacy-policy/`)('main').text();
  for (const name of ['EmailJS', 'language', 'consent', 'sitemap_last_modified', 'draft:']) {
    expect(text).toContain(name);
  }
});
