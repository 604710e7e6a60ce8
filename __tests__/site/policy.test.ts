import { inlineHashes } from '../../src/build/inline-hashes';
import { pages, read, readPublic } from '../support/built-pages';

const header = readPublic('_headers').match(/Content-Security-Policy: (.*)/)?.[1] ?? '';
const redirects = readPublic('_redirects')
  .trim()
  .split('\n')
  .map((rule) => rule.split(' ')[0] ?? '');

const policyOf = ($: ReturnType<typeof read>) =>
  $('meta[http-equiv=Content-Security-Policy]').attr('content') ?? '';

describe.each([...pages.map(({ path }) => path), '/404.html', ...redirects])('%s', (path) => {
  const $ = read(path);
  const { scripts, styles } = inlineHashes(
    readPublic(path.slice(1).replace(/(^|\/)$/, '$1index.html')),
  );

  test('writes nothing inline that its policy and the header do not allow', () => {
    for (const hash of scripts) {
      expect(header).toContain(hash);
      expect(policyOf($)).toContain(hash);
    }
    for (const hash of styles) expect(policyOf($)).toContain(hash);
    expect(scripts.length + styles.length).toBeGreaterThan(0);
    expect($('[style]')).toHaveLength(0);
    expect($('[onclick], [onload], [onerror]')).toHaveLength(0);
  });

  test('allows nothing that is not named, and nothing unsafe', () => {
    expect(policyOf($)).toMatch(/^default-src 'none'; /);
    expect(policyOf($) + header).not.toContain('unsafe');
  });

  test('asks no other host for anything', () => {
    const asked = $('script[src], img[src], link[rel=preload], link[rel=stylesheet], iframe[src]');
    const foreign = asked
      .toArray()
      .map((element) => $(element).attr('src') ?? $(element).attr('href') ?? '')
      .filter((address) => !/^\/(?!\/)/.test(address));
    expect(foreign).toEqual([]);
  });
});

test('the pages share their inline scripts, so that the header stays small', () => {
  expect(header.match(/'sha256-/g)?.length).toBeLessThan(9);
});
