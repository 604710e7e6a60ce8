import { pages, readPublic } from '../support/built-pages';

/**
 * Three files read the HTML that Gatsby and its plugins write. Where an upgrade writes it otherwise, they
 * would change nothing without a word; each title says where to look then.
 */
test('src/node/host/finish-site.ts has replaced the scripts of every page by its loader', () => {
  for (const { path, $ } of pages) {
    const loaded = $('script[data-scripts]').attr('data-scripts')?.split(' ') ?? [];
    const found = { path, started: $('script[src]').length, loaded: loaded.length > 1 };
    expect(found).toEqual({ path, started: 0, loaded: true });
    expect($('script[data-scripts]').attr('data-path')).toBe(path);
    for (const script of loaded) expect(script).toMatch(/^\/(webpack-runtime|app|\w+)-\w{10}\.js$/);
  }
});

test('src/node/webpack has written the licences of the packages that browsers load', () => {
  const licences = readPublic('third-party-licenses.txt');
  for (const name of ['react', 'react-dom', 'formik', 'yup', 'i18next', 'downshift'])
    expect(licences).toMatch(new RegExp(`^${name}\\n`, 'm'));
});

test('src/start/document.tsx has left out what Gatsby and its picture plugin write in vain', () => {
  const parts = ['style:contains(gatsby-image)', 'script[type=module]', '#gatsby-script-loader'];
  const unused = [...parts, 'meta[name=generator]'].join();
  for (const { path, $ } of pages)
    expect({ path, unused: $(unused).length }).toEqual({ path, unused: 0 });
});

test('src/node/host/content-policy.ts has placed the policy of every page behind its charset', () => {
  for (const { path, $ } of pages) {
    const next = $('head > meta[charset]').next();
    const policy = { path, name: next.attr('http-equiv') };
    expect(policy).toEqual({ path, name: 'Content-Security-Policy' });
    expect(next.attr('content')).toMatch(/^default-src 'self'; script-src 'self' 'sha256-/);
  }
});
