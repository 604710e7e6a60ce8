import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** The sections of one page each. */
const pageRooms = [
  'home',
  'services',
  'about',
  'network',
  'owners',
  'contact',
  'consultation',
  'blog',
  'legal',
];

/**
 * The rooms of src, from the ground up. A room imports only from rooms of lower floors and from
 * itself; `build` stands beside the house and takes only the ground.
 */
const floors = [
  ['site', 'theme', 'mail'],
  ['components', 'words'],
  ['document', 'seo', 'layout', 'prose', 'forms', 'tracking', 'consent'],
  pageRooms,
  ['templates'],
];

const pageZones = pageRooms.map((room) => ({
  target: `./src/${room}`,
  from: pageRooms.filter((other) => other !== room).map((other) => `./src/${other}`),
  message: 'A page takes nothing from another page; what both need goes one floor down.',
}));

const roomZones = floors.flatMap((rooms, floor) => {
  const above = floors.slice(floor + 1).flat();
  return rooms.map((room) => ({
    target: `./src/${room}`,
    from: [...above, 'build'].map((other) => `./src/${other}`),
    message: `src/${room} stands below; imports run downwards only (docs/architecture.md).`,
  }));
});

const zones = [
  ...roomZones,
  ...pageZones,
  { target: './src/site', from: './src/theme', message: 'src/site knows nothing of looks.' },
  { target: './src/theme', from: './src/site', message: 'src/theme knows nothing of the site.' },
  ...['site', 'theme'].flatMap((room) => [
    { target: './src/mail', from: `./src/${room}`, message: 'src/mail takes nothing.' },
    { target: `./src/${room}`, from: './src/mail', message: `src/${room} sends nothing.` },
  ]),
  {
    target: [...floors.flat().filter((room) => room !== 'mail'), 'build'].map(
      (room) => `./src/${room}`,
    ),
    from: './src/mail',
    except: ['./port.ts', './service.ts'],
    message: 'Which mail service this is only src/mail/service.ts knows.',
  },
  {
    target: './src/components',
    from: './src/site',
    message: 'Components have no idea of the site.',
  },
  {
    target: './src/build',
    from: './src',
    except: ['./build', './site', './mail', './theme/palette.ts'],
    message: 'src/build takes only src/site, src/mail and the palette.',
  },
];

/** The languages of the site: each has a file of its own. */
const languages = readdirSync('src/site/languages')
  .map((file) => file.replace('.ts', ''))
  .filter((name) => name !== 'index' && name !== 'profile')
  .join('|');

/** What would have to be changed for another language, in any way of writing it. */
const namesOfLanguages = [
  `Identifier[name=/^(${languages})$/]`,
  `Literal[value=/\\b(${languages})\\b/]:not(ImportDeclaration > Literal)`,
  `Literal[regex.pattern=/\\b(${languages})\\b/]`,
  `TemplateElement[value.raw=/\\b(${languages})\\b/]`,
].map((selector) => ({
  selector,
  message: 'Ask the profile of the language (src/site/languages), which a new language has too.',
}));

/** What writes by the habits of a country. */
const formats = ['Identifier[name=Intl]', 'Identifier[name=/^(toLocale.*|localeCompare)$/]'].map(
  (selector) => ({ selector, message: 'src/site writes dates and figures, by language.' }),
);

/** Linted with their types. */
const typed = ['**/*.ts', '**/*.tsx'];

const colour = String.raw`/#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i`;

/** What writes a colour out. */
const colours = [`Literal[value=${colour}]`, `TemplateElement[value.raw=${colour}]`].map(
  (selector) => ({ selector, message: 'A colour has its name in src/theme/palette.ts.' }),
);

/**
 * What no file of a place may hold. The last place that a file belongs to decides for it: ESLint
 * replaces this rule's choices and does not add them up.
 * @param {string} place
 * @param {{ selector: string; message: string }[]} restrictions
 */
const refuse = (place, ...restrictions) => ({
  files: [place],
  rules: { 'no-restricted-syntax': ['error', ...restrictions] },
});

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'public',
      'builds',
      'artwork/source',
      '.cache',
      '.mail',
      'reports',
      '.netlify',
      'src/gatsby-types.d.ts',
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
      'import-x/no-restricted-paths': ['error', { zones }],
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
    },
  },
  refuse('src/**', ...colours, ...namesOfLanguages, ...formats),
  refuse('src/theme/palette.ts', ...namesOfLanguages, ...formats),
  refuse('src/site/**', ...colours, ...namesOfLanguages),
  refuse('src/site/languages/**', ...colours),
  {
    files: typed,
    extends: [tseslint.configs.strictTypeCheckedOnly],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      // `() => setOpen(true)` is how handlers are written; nobody reads what it returns.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Gatsby hands its functions over in objects, to be taken out of them.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['__tests__/**'],
    rules: {
      // What `expect` and a page in the browser answer has no type.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['src/*.d.ts'],
    rules: {
      // An augmentation repeats the type parameters of what it augments.
      '@typescript-eslint/no-unused-vars': 'off',
    },
  },
);
