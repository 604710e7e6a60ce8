/** Packages that are ES modules only; Jest runs what Babel has made of them. */
const modules =
  '(unified|bail|is-plain-obj|trough|vfile.*|remark-.*|mdast-.*|micromark.*|unist-.*|hast-.*|' +
  'decode-named-character-reference|character-.*|parse-entities|is-.*|stringify-entities|ccount|' +
  'escape-string-regexp|gatsby-plugin-catch-links|markdown-table|longest-streak|zwitch|trim-lines|estree-util-.*|github-slugger|lucide-react)/';

const shared = {
  transform: { '\\.m?[jt]sx?$': ['babel-jest', { configFile: './babel.config.jest.json' }] },
  transformIgnorePatterns: [`/node_modules/(?!${modules})`],
  modulePathIgnorePatterns: ['<rootDir>/public/', '<rootDir>/.cache/', '<rootDir>/builds/'],
};

/** @type {import('jest').Config} */
export default {
  maxWorkers: '100%',
  // Some tests read all of the content; a busy machine takes its time for that.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/__tests__/unit/**/*.test.{ts,tsx}'],
      moduleNameMapper: {
        '^gatsby$': '<rootDir>/__tests__/unit/gatsby-stub.ts',
        // As in the bundles (src/node/host/bundles.ts).
        '^(react-)?i18next$': '<rootDir>/src/words/$1i18next',
      },
      globalSetup: '<rootDir>/__tests__/unit/lay-fixture.mjs',
      setupFiles: ['<rootDir>/__tests__/unit/read-fixture.ts'],
      setupFilesAfterEnv: ['<rootDir>/__tests__/unit/setup.ts'],
    },
    {
      ...shared,
      displayName: 'site',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/site/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'specification',
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
