import { inlineHashes } from '../../src/node/host/inline-hashes';
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

  test('has no inline script or style that its policy or the header forbids', () => {
    for (const hash of scripts) {
      expect(header).toContain(hash);
      expect(policyOf($)).toContain(hash);
    }
    for (const hash of styles) expect(policyOf($)).toContain(hash);
    expect(scripts.length + styles.length).toBeGreaterThan(0);
    expect($('[style]')).toHaveLength(0);
    expect($('[onclick], [onload], [onerror]')).toHaveLength(0);
  });
});

test('all pages share the same inline scripts, so that the header stays small', () => {
  expect(header.match(/'sha256-/g)?.length).toBeLessThan(9);
});
