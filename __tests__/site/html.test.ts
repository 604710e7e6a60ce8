import { load } from 'cheerio';
import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate';
import { documents, readPublic } from '../support/built-pages';

const config: ConfigData = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  // A picture that waits has its address in `data-src`; pages.test.ts looks there.
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

/** Of its parts. On a phone its rows may be no rows to the eye: browsers then forget roles that are not written out. */
const tableRoles = {
  'thead, tbody': 'rowgroup',
  tr: 'row',
  'th[scope=col]': 'columnheader',
  'th[scope=row]': 'rowheader',
  td: 'cell',
};

test.each(documents())('%s is valid HTML', (name) => {
  const html = readPublic(name);
  const $ = load(html);
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

test.each(documents())('in %s a table that names a role names all of them', (name) => {
  const $ = load(readPublic(name));
  const tables = $('table[role], table:has(:is(thead, tbody, tr, th, td)[role])');
  const wrong = Object.entries(tableRoles).flatMap(([part, role]) =>
    tables.find(part).not(`[role=${role}]`).toArray(),
  );
  expect(wrong.map((element) => $.html(element))).toEqual([]);
  expect(tables.not('[role=table]')).toHaveLength(0);
});
