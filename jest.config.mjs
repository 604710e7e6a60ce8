const shared = {
  transform: { '\\.[jt]sx?$': ['babel-jest', { configFile: './babel.config.jest.json' }] },
  modulePathIgnorePatterns: ['<rootDir>/public/', '<rootDir>/.cache/'],
};

/** @type {import('jest').Config} */
export default {
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/__tests__/unit/**/*.test.{ts,tsx}'],
      moduleNameMapper: { '^gatsby$': '<rootDir>/__tests__/unit/gatsby-stub.tsx' },
      setupFilesAfterEnv: ['<rootDir>/__tests__/unit/setup.ts'],
    },
    {
      ...shared,
      displayName: 'site',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/site/**/*.test.ts'],
    },
  ],
};
