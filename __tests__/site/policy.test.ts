import { load } from 'cheerio';
import { inlineHashes } from '../../src/node/host/content-policy';
import { documents, readPublic } from '../support/built-pages';

const header = readPublic('_headers').match(/Content-Security-Policy: (.*)/)?.[1] ?? '';
test.each(documents())(
  '%s has no inline script or style that its policy or the header forbids',
  (name) => {
    const html = readPublic(name);
    const $ = load(html);
    const policy = $('meta[http-equiv=Content-Security-Policy]').attr('content');
    const { scripts, styles } = inlineHashes(html);
    for (const hash of scripts) expect(header).toContain(hash);
    for (const hash of [...scripts, ...styles]) expect(policy).toContain(hash);
    expect(scripts.length + styles.length).toBeGreaterThan(0);
    expect($('[style]')).toHaveLength(0);
    expect($('[onclick], [onload], [onerror]')).toHaveLength(0);
  },
);

test('all pages share the same inline scripts, so that the header stays small', () => {
  expect(header.match(/'sha256-/g)?.length).toBeLessThan(9);
});
