// What the editor takes from the site's own code: its configuration, its words, its pages.
import { readFileSync } from 'node:fs';
import { createJiti } from 'jiti';

const source = createJiti(import.meta.url);
/** @type {typeof import('../../src/node/editor/config')} */
const { editorConfig } = await source.import('../../src/node/editor/config.ts');
/** @type {typeof import('../../src/node/editor/field-words')} */
const { fieldWords } = await source.import('../../src/node/editor/field-words.ts');
/** @type {typeof import('../../src/node/editor/read-site')} */
const { readEditorSite } = await source.import('../../src/node/editor/read-site.ts');
/** @type {typeof import('../../src/site/languages')} */
const languagesOfSite = await source.import('../../src/site/languages/index.ts');

export const { defaultLanguage, languages } = languagesOfSite;

const read = (/** @type {string} */ path) =>
  JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

/** The words of the editor's forms in a language. @param {string} language */
export const wordsOf = (language) => read(`../../src/node/editor/words/${language}.json`);

/**
 * All that the editor's page loads, in one of its languages: the configuration, the words of its
 * forms, and those of its buttons, which Decap has for English itself.
 * @param {string} language
 * @param {Omit<Parameters<typeof editorConfig>[1], 'locale'>} place
 */
export function settingsOf(language, place) {
  const words = wordsOf(language);
  const config = editorConfig(
    readEditorSite(new Date()),
    { ...place, locale: language },
    fieldWords(words),
  );
  const phrases = language === 'en' ? {} : read(`phrases/${language}.json`);
  return { config, words, phrases };
}

/** The editor's page in a language. @param {string} language */
export function pageOf(language) {
  const { title, scripts } = read(`page/${language}.json`);
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <link rel="icon" href="data:,">
    <script type="module" src="/editor.js"></script>
  </head>
  <body><noscript>${scripts}</noscript></body>
</html>
`;
}
