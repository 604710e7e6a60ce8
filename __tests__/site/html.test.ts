import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate';
import { documents, readPublic } from '../support/built-pages';

const config: ConfigData = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
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
    // Some browsers forget what a table is where styles lay its rows out one below the other.
    'no-redundant-role': 'off',
    // The not-found page has an h1 in each language; pages.test.ts counts the h1 of all other pages.
    'heading-level': ['error', { allowMultipleH1: true }],
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(config));

test.each(documents())('%s is valid HTML', (name) => {
  const { results } = validator.validateStringSync(readPublic(name), name);
  const errors = results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, line, column, message, selector }) =>
        `${name}:${line}:${column} ${ruleId}: ${message} (${selector ?? 'document'})`,
    ),
  );
  expect(errors).toEqual([]);
});
