/** Beginnings of the names of packages that are ES modules only; Babel compiles them for Jest. */
const modules = [
  ...[
    'unified',
    'vfile',
    'remark-',
    'mdast-',
    'micromark',
    'unist-',
    'estree-',
    'character-',
    'is-',
  ],
  ...['bail', 'trough', 'devlop', 'decode-named-character-reference', 'parse-entities', 'zwitch'],
  ...['stringify-entities', 'ccount', 'escape-string-regexp', 'markdown-table', 'longest-streak'],
  ...['trim-lines', 'github-slugger', '@lucide'],
].join('|');

const shared = {
  // As Gatsby compiles the site: its plugins add TypeScript and Emotion there.
  transform: {
    '\\.m?[jt]sx?$': [
      'babel-jest',
      {
        presets: [
          [
            'babel-preset-gatsby',
            { reactRuntime: 'automatic', reactImportSource: '@emotion/react' },
          ],
          '@babel/preset-typescript',
        ],
        plugins: ['@emotion/babel-plugin'],
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${modules}))`],
  modulePathIgnorePatterns: ['<rootDir>/public/', '<rootDir>/.cache/', '<rootDir>/builds/'],
};

const unit = {
  ...shared,
  displayName: 'unit',
  globalSetup: '<rootDir>/__tests__/unit/prepare-fixture.ts',
  setupFiles: ['<rootDir>/__tests__/unit/read-fixture.ts'],
  // The texts that `globalSetup` has read once, for all files.
  moduleNameMapper: { '/read-words$': '<rootDir>/builds/fixture-words.json' },
};

/** @type {import('jest').Config} */
export default {
  maxWorkers: '100%',
  // Some tests read all of the content, which takes long on a busy machine.
  testTimeout: 60_000,
  projects: [
    { ...unit, testEnvironment: 'node', testMatch: ['<rootDir>/__tests__/unit/**/*.test.ts'] },
    {
      ...unit,
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/__tests__/unit/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/__tests__/unit/setup.ts'],
    },
    {
      ...shared,
      displayName: 'site',
      globalSetup: '<rootDir>/__tests__/support/expect-build.ts',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/site/**/*.test.ts'],
      testPathIgnorePatterns: process.env.TEST_BUILD === 'fixture' ? [] : ['/fixture-'],
    },
    {
      ...shared,
      displayName: 'specification',
      globalSetup: '<rootDir>/__tests__/support/expect-build.ts',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/specification/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'spelling',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/spelling/**/*.test.ts'],
    },
  ],
};
