import { mailConfig } from '../../src/node/settings/settings';
import { namesOf } from '../../src/node/content/texts';
import { accountVariables, destinationIn } from '../../src/mail/mail-service';
import { languages } from '../../src/site/languages';
import { pathTo, pathToArticle } from '../../src/site/routes';
import {
  allPosts,
  documents,
  pages,
  pathsIn,
  posts,
  read,
  readPublic,
  settings,
  textFiles,
} from '../support/built-pages';
import { textOf } from '../support/words';

test('the build has a document for each page of its content, and no other', () => {
  const redirects = posts.flatMap(({ language, slug, ...post }) =>
    namesOf({ slug, ...post })
      .filter((name) => name !== slug)
      .map((name) => pathToArticle(language, name)),
  );
  const addresses = [...languages.flatMap(pathsIn), ...redirects];
  const expected = addresses.map((address) => `${address.slice(1)}index.html`);
  expect(documents().sort()).toEqual(['404.html', 'index.html', ...expected].sort());
});

test('an article that is hidden, as a draft or until its day, is named in no file', () => {
  const shown = new Set(posts.map(({ slug }) => slug));
  const hidden = new Set(allPosts.map(({ slug }) => slug).filter((slug) => !shown.has(slug)));
  const texts = textFiles().map((name) => [name, name + readPublic(name)] as const);
  for (const slug of hidden) {
    // Further pages of the list have a number behind `page`.
    const address = new RegExp(`/blog/${slug}/(?!\\d)`);
    const naming = texts.filter(([, text]) => address.test(text)).map(([name]) => name);
    expect([slug, naming]).toEqual([slug, []]);
  }
});

test('every document says whether search engines may list it', () => {
  const listed = new Set(
    settings.robots === 'noindex' ? [] : pages.map(({ path }) => `${path.slice(1)}index.html`),
  );
  for (const name of documents()) {
    const robots = read(`/${name}`)('meta[name=robots]').attr('content');
    expect([name, robots]).toEqual([name, listed.has(name) ? 'index, follow' : 'noindex']);
  }
  const header = /X-Robots-Tag: noindex/.test(readPublic('_headers'));
  expect(header).toBe(settings.robots === 'noindex');
});

test('every page says what kind of build it is, a preview or a demonstration, and names its analytics script', () => {
  const { analytics, demonstration, preview } = settings;
  for (const { path, language, $ } of pages) {
    const [ribbon, lines] = [$('#previewRibbon'), $('aside.demonstration')];
    const shown = { path, previews: ribbon.length, demonstrations: lines.length };
    expect(shown).toEqual({ path, previews: preview ? 1 : 0, demonstrations: +demonstration });
    expect(ribbon.text()).toContain(preview ?? '');
    expect(lines.filter(`[lang=${language}]`).text()).toContain(
      demonstration ? textOf(language, 'common', 'demonstration.text') : '',
    );
    expect($('meta[name=analytics]').attr('content')).toBe(analytics ?? undefined);
    expect($('script[src^=http]')).toHaveLength(0);
  }
  if (analytics?.startsWith('https:'))
    expect(readPublic('_headers')).toContain(new URL(analytics).origin);
});

test('a form sends to the address from the environment, and the policy allows it', () => {
  const mail = mailConfig(process.env);
  for (const language of languages) {
    const path = pathTo(language, 'contact');
    const { result } = JSON.parse(readPublic(`page-data${path}page-data.json`)) as {
      result: { data: { mail: object } };
    };
    expect(result.data.mail).toEqual(mail);
    const says = read(path)('#contact-form')
      .text()
      .includes(textOf(language, 'forms', 'off'));
    expect(says).toBe(mail.mode === 'off');
  }
  expect(readPublic('_headers')).toContain(mail.origin);
});

test('a preview holds no address of the hosts that a production build uses', () => {
  const hasAccount = Object.values(accountVariables).every((name) => process.env[name]);
  const origin = hasAccount ? destinationIn(process.env).origin : '';
  // With the scheme: the privacy policy names the companies behind them in every build.
  const hosts = [process.env.GATSBY_ANALYTICS_SRC, origin]
    .filter((address) => address?.startsWith('https:'))
    .map((address) => new URL(address ?? '').origin);
  const names = [...documents(), '_headers'];
  const knowing = names.filter((name) => hosts.some((host) => readPublic(name).includes(host)));
  expect(knowing.length > 0).toBe(hosts.length > 0 && settings.preview === null);
});
