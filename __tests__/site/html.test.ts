import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate';
import { documents, readPublic } from '../support/built-pages';

const config: ConfigData = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // A recommendation where the scripts of other hosts run; here are none.
    'require-sri': 'off',
    // Of two landmarks alike one is shown: by the width of the screen, or by the language of the path.
    'unique-landmark': 'off',
    // The fieldset of a form is there to disable its fields at once; a legend would name the form twice.
    'wcag/h71': 'off',
    // The search is sent by Enter, and by leaving the field.
    'wcag/h32': 'off',
    // The suggestions of a search are no <select>.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // A list may have a name.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The not-found page has one in each language; pages.test.ts counts those of all others.
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
