import { load } from 'cheerio';
import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate';
import { inlineHashes } from '../../src/node/host/content-policy';
import { languages } from '../../src/site/languages';
import {
  documents,
  hrefsOf,
  read,
  readPublic,
  scripts,
  structuredData,
  textFiles,
  textsOf,
} from '../support/built-pages';

const config: ConfigData = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  // A lazy picture has its address in `data-src`; pages.test.ts checks it.
  elements: ['html5', { img: { inherit: 'img', attributes: { src: { required: false } } } }],
  rules: {
    // The rule is about scripts from other hosts, and the site has none.
    'require-sri': 'off',
    // Styles show only one of two equal landmarks: by the width of the screen or the language of the path.
    'unique-landmark': 'off',
    // A form's fieldset only disables all fields at once; a legend would repeat the form's name.
    'wcag/h71': 'off',
    // Visitors send the search by Enter or by leaving the field.
    'wcag/h32': 'off',
    // A <select> cannot replace the suggestions of the search.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // A list may have a name.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The not-found page has an h1 in each language; pages.test.ts counts the h1 of all other pages.
    'heading-level': ['error', { allowMultipleH1: true }],
    'prefer-tbody': 'error',
    'input-attributes': 'error',
    'no-inline-style': 'error',
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(config));

/** The roles of a table's parts. Where a phone shows its rows as blocks, browsers forget roles that are not written out. */
const tableRoles = {
  'thead, tbody': 'rowgroup',
  tr: 'row',
  'th[scope=col]': 'columnheader',
  'th[scope=row]': 'rowheader',
  td: 'cell',
};

/** Characters that typography puts into pages. */
const INVISIBLE = /[\u00a0\u202f\p{Cf}]/u;

const header = readPublic('_headers').match(/Content-Security-Policy: (.*)/)?.[1] ?? '';

const decoded = (address = '') => decodeURIComponent(address.replaceAll('+', ' '));

describe.each(documents())('%s', (name) => {
  const html = readPublic(name);
  const $ = read(`/${name}`);

  test('is valid HTML', () => {
    const { results } = validator.validateStringSync(html, name);
    const errors = results
      .flatMap(({ messages }) => messages)
      .filter(
        ({ ruleId, selector }) =>
          ruleId !== 'no-redundant-role' || $(selector ?? '').closest('table[role]').length === 0,
      )
      .map(
        ({ ruleId, line, column, message, selector }) =>
          `${name}:${line}:${column} ${ruleId}: ${message} (${selector ?? 'document'})`,
      );
    expect(errors).toEqual([]);
  });

  test('names all roles of a table that names one', () => {
    const tables = $('table[role], table:has(:is(thead, tbody, tr, th, td)[role])');
    const wrong = Object.entries(tableRoles).flatMap(([part, role]) =>
      tables.find(part).not(`[role=${role}]`).toArray(),
    );
    expect(wrong.map((element) => $.html(element))).toEqual([]);
    expect(tables.not('[role=table]')).toHaveLength(0);
  });

  test('has no inline script or style that its policy or the header forbids', () => {
    const policy = $('meta[http-equiv=Content-Security-Policy]').attr('content');
    const { scripts, styles } = inlineHashes(html);
    for (const hash of scripts) expect(header).toContain(hash);
    for (const hash of [...scripts, ...styles]) expect(policy).toContain(hash);
    expect(scripts.length + styles.length).toBeGreaterThan(0);
    expect($('[style]')).toHaveLength(0);
    expect($('[onclick], [onload], [onerror]')).toHaveLength(0);
  });

  test('puts no invisible characters into a mail, a post or a search result', () => {
    const attributes = $('meta[content], link[title]')
      .toArray()
      .map((element) => $(element).attr('content') ?? $(element).attr('title') ?? '');
    const data = structuredData($).map((thing) => JSON.stringify(thing));
    const links = hrefsOf($, 'a[href^=http], a[href^=mailto], a[href^=tel]');
    const leaving = [$('title').text(), ...attributes, ...data, ...links.map(decoded)];
    expect(leaving.filter((text) => INVISIBLE.test(text))).toEqual([]);
  });
});

test('all pages share the same inline scripts, so that the header stays small', () => {
  expect(header.match(/'sha256-/g)?.length).toBeLessThan(9);
});

test('no file holds a character that nobody sees, which a Braille display would read', () => {
  const names = [...textFiles(), ...scripts()];
  expect(names.filter((name) => /\p{Cf}/u.test(readPublic(name)))).toEqual([]);
});

test.each(languages)('the feed in %s contains no invisible characters', (language) => {
  const $ = load(readPublic(`${language}/rss.xml`), { xml: true });
  const texts = textsOf($, 'title, description, link, guid');
  // The feed itself has some, even if no article is listed.
  expect(texts.length).toBeGreaterThan(2);
  expect(texts.filter((text) => INVISIBLE.test(text))).toEqual([]);
});
