import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import compat from 'eslint-plugin-compat';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { moduleZones } from './eslint.modules.mjs';

const languages = readdirSync('src/site/languages')
  .map((file) => file.replace('.ts', ''))
  .filter((name) => name !== 'index' && name !== 'profile')
  .join('|');

const namesOfLanguages = [
  `Identifier[name=/^(${languages})$/]`,
  `Literal[value=/^(?!https?:)[^]*\\b(${languages})\\b/]:not(ImportDeclaration > Literal, TSImportType Literal)`,
  `Literal[regex.pattern=/\\b(${languages})\\b/]`,
  `TemplateElement[value.raw=/\\b(${languages})\\b/]`,
].map((selector) => ({
  selector,
  message: 'Ask the profile of the language (src/site/languages), which a new language has too.',
}));

const formats = ['Identifier[name=Intl]', 'Identifier[name=/^(toLocale.*|localeCompare)$/]'].map(
  (selector) => ({ selector, message: 'src/site writes dates and figures, by language.' }),
);

const colour = String.raw`/#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i`;
const colours = [`Literal[value=${colour}]`, `TemplateElement[value.raw=${colour}]`].map(
  (selector) => ({ selector, message: 'A colour has its name in src/theme/tokens.ts.' }),
);

/** Widths of the window that are written out. */
const width = String.raw`/@media[^{]*width|^\((min|max)-width/`;
const widths = [`Literal[value=${width}]`, `TemplateElement[value.raw=${width}]`].map(
  (selector) => ({ selector, message: 'A width has its name in src/theme/media.ts.' }),
);

/** Sizes of letters, but for those that grow with the window at one place only. */
const sizes = [
  String.raw`Property[key.name=/^font(Size)?$/] Literal[raw=/^'?(\d+ )?[\d.]+(rem|px|$)/]`,
].map((selector) => ({ selector, message: 'A size has its name in src/theme/tokens.ts.' }));

const clock = [
  'NewExpression[callee.name=Date][arguments.length=0]',
  'MemberExpression[object.name=Date][property.name=now]',
].map((selector) => ({
  selector,
  message: 'What is drawn asks src/components/use-now for the time.',
}));

const refuse = (...groups) => ({ 'no-restricted-syntax': ['error', ...groups.flat()] });

const typed = ['**/*.ts', '**/*.tsx', 'tools/keep-build/**'];

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'public',
      'tools/editor/public',
      'builds',
      'artwork/source',
      '.cache',
      '.mail',
      'reports',
      '.netlify',
      'gatsby-types.d.ts',
      'test-results',
      'playwright-report',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  jsxA11y.flatConfigs.strict,
  reactHooks.configs.flat.recommended,
  {
    plugins: { 'import-x': importX },
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    settings: { 'import-x/resolver': { typescript: true } },
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': ['error', { zones: moduleZones }],
      'max-lines': ['error', { max: 250 }],
    },
  },
  {
    files: ['src/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['localStorage', 'sessionStorage'].map((name) => ({
          name,
          message: 'It may be blocked or full: use src/site/storage.',
        })),
      ],
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          name: '@lucide/icons',
          allowTypeImports: true,
          message:
            'It makes webpack read every icon there is: use @lucide/icons/icons/ and its name.',
        },
        {
          name: 'gatsby',
          importNames: ['Link'],
          message: 'Use PageLink or SiteLink of src/links, which keep the history whole.',
        },
      ],
    },
  },
  {
    // What runs in the browsers of `browserslist`; instance methods it does not know by their type.
    files: ['src/**', 'gatsby-browser.tsx'],
    ignores: ['src/node/**'],
    ...compat.configs['flat/recommended'],
    settings: { lintAllEsApis: true },
  },
  {
    files: ['src/links/page-link.tsx'],
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
  },
  // For each file the last matching entry applies.
  { files: ['src/**'], rules: refuse(colours, namesOfLanguages, formats, widths, sizes) },
  {
    files: ['src/**/*.tsx'],
    rules: refuse(colours, namesOfLanguages, formats, widths, sizes, clock),
  },
  { files: ['src/node/**'], rules: refuse(colours, namesOfLanguages, formats, widths) },
  { files: ['src/site/**'], rules: refuse(colours, namesOfLanguages) },
  { files: ['src/site/languages/**'], rules: refuse(colours) },
  {
    files: ['src/theme/{global-styles,media}.ts'],
    rules: refuse(colours, namesOfLanguages, formats),
  },
  { files: ['src/theme/tokens.ts'], rules: refuse(namesOfLanguages, formats) },
  {
    files: typed,
    extends: [tseslint.configs.strictTypeCheckedOnly],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Gatsby passes its functions in objects, to be destructured.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['__tests__/**'],
    rules: {
      // The results of `expect` and `page.evaluate` are untyped.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['src/*.d.ts'],
    rules: {
      // An augmentation repeats type parameters.
      '@typescript-eslint/no-unused-vars': 'off',
    },
  },
);
