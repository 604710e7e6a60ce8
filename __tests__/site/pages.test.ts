import { load } from 'cheerio';
import sharp from 'sharp';
import { anchors, anchorsOn, pathTo, pageRoutes } from '../../src/site/routes';
import { languages } from '../../src/site/languages';
import { plainText } from '../../src/site/text';
import {
  hrefsOf,
  isBuilt,
  pages,
  posts,
  read,
  readPicture,
  readPublic,
  site,
  structuredData,
  textsOf,
} from '../support/built-pages';
import { company } from '../support/words';

const byPath = pages.map((page) => [page.path, page] as const);

/** The duplicates among values. */
const repeated = (values: (string | undefined)[]) =>
  values.filter((value, index) => values.indexOf(value) < index);

test.each(languages)(
  'no two finished pages in %s have a title or a description in common',
  (language) => {
    // Drafts may still have those of the template.
    const drafts = posts.filter(({ draft }) => draft).map(({ path }) => path);
    const own = pages.filter((page) => page.language === language && !drafts.includes(page.path));
    const contents = (selector: string) =>
      own.map(({ $ }) => $(selector).attr('content') ?? $(selector).text());
    expect(repeated(contents('head > title'))).toEqual([]);
    expect(repeated(contents('meta[name=description]'))).toEqual([]);
  },
);

describe.each(byPath)('%s', (path, { $, language }) => {
  test('has a small picture for sharing, of 1200 × 630', async () => {
    const picture = $('meta[property="og:image"]').attr('content') ?? '';
    expect(picture.startsWith(`${site}/static/`)).toBe(true);
    expect($('meta[property="og:image:alt"]').attr('content')).toMatch(/\S/);
    const file = readPicture(picture.replace(site, ''));
    expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630 });
    // However much detail it has, it is compressed further than for print; a plain one is small in any way.
    const { length } = await sharp(file).jpeg({ quality: 98 }).toBuffer();
    expect(file.length).toBeLessThan(Math.max(length, 10_000));
  });

  test('links no missing page, no redirect, no page of another language and never nowhere', () => {
    expect($('a:not([href])').text()).toBe('');
    const all = hrefsOf($, 'a[href^="/"]:not([rel=alternate])').map(String);
    const files = all.filter((link) => link.endsWith('.pdf'));
    expect(files.filter((link) => !isBuilt(link))).toEqual([]);
    const links = all.filter((link) => !files.includes(link));
    expect(links.length).toBeGreaterThan(10);
    const known = new Set(pages.map((page) => page.path));
    const target = (link: string) => link.replace(/[?#].*/, '');
    expect(links.filter((link) => !known.has(target(link)))).toEqual([]);
    expect(links.filter((link) => !link.startsWith(`/${language}/`))).toEqual([]);
  });

  test('has the places to which the check lets texts link', () => {
    const route = pageRoutes.find(({ id }) => pathTo(language, id) === path);
    const places = (route ? anchorsOn(route.id) : []).filter(
      (id) => id !== anchors.insurance || company.insurance,
    );
    for (const id of places) expect($(`[id="${id}"]`)).toHaveLength(1);
  });

  test('links only anchors that exist', () => {
    const links = $('a[href^="#"], a[href^="/"][href*="#"]').toArray();
    const missing = links.flatMap((link) => {
      const href = $(link).attr('href') ?? '';
      const [to = '', anchor = ''] = href.split('#');
      const page = to ? read(to.replace(/\?.*/, '')) : $;
      return page(`[id="${anchor}"]`).length === 1 ? [] : [`“${$(link).text()}” leads to ${href}`];
    });
    expect(missing).toEqual([]);
  });

  test('shows the same breadcrumbs as its structured data', () => {
    const named = structuredData($).find((thing) => thing['@type'] === 'BreadcrumbList');
    const items = (named?.itemListElement ?? []) as { name: string }[];
    const shown = textsOf($, 'main nav:has(> [aria-current=page]) > :not([aria-hidden])');
    expect(shown.map(plainText)).toEqual(items.map(({ name }) => name));
  });

  test('carries its styles in the head, with every custom property and file that they use', () => {
    const styles = $('head style').text();
    expect($('head style[data-critical]').text().length).toBeGreaterThan(1000);
    expect($('body style')).toHaveLength(0);
    // A browser that darkens pages by itself leaves this one light.
    expect(styles).toMatch(/html\{[^}]*color-scheme:only light/);
    const found = (pattern: RegExp) => [...styles.matchAll(pattern)].map(([, name = '']) => name);
    const defined = new Set(found(/(--[\w-]+):/g));
    expect(found(/var\((--[\w-]+)\)/g).filter((name) => !defined.has(name))).toEqual([]);
    const files = found(/url\(["']?(\/[^"')]+)/g);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((name) => !isBuilt(name))).toEqual([]);
  });

  test('uses only parts of drawings that exist', () => {
    for (const use of $('use').toArray()) {
      const [file = '', id = ''] = String($(use).attr('href')).split('#');
      expect(load(readPublic(file))(`[id="${id}"]`)).toHaveLength(1);
    }
  });

  test('gives every picture an address, a width, a height and a description, and offers it as WebP first', () => {
    // As a browser without scripts reads it, with the pictures inside `<noscript>`.
    const $all = load($.html(), { scriptingEnabled: false });
    const pictures = $all('img').toArray();
    expect(pictures.length).toBeGreaterThanOrEqual($all('[data-picture]').length);
    for (const picture of pictures) {
      const { src, 'data-src': later, ...attributes } = $all(picture).attr() ?? {};
      expect(src ?? later).toMatch(/^\//);
      expect(attributes).toMatchObject({
        alt: expect.any(String),
        width: expect.stringMatching(/^\d+$/),
        height: expect.stringMatching(/^\d+$/),
      });
    }
    for (const picture of $all('picture').toArray())
      expect($all(picture).find('source').attr('type')).toBe('image/webp');
  });
});
