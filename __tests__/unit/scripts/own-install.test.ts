import { isInstalled } from '../../../scripts/own-install';

const lockfile = {
  '': { version: '1.0.0' },
  'node_modules/engine': { version: '2.0.0' },
  'node_modules/engine-for-another-system': { version: '2.0.0', optional: true },
};
const installed = { 'node_modules/engine': { version: '2.0.0' } };

describe('A package of its own is installed again', () => {
  test.each([
    ['not while it is as its lockfile says', installed, true],
    [
      'not for what it no longer needs',
      { ...installed, 'node_modules/former': { version: '1.0.0' } },
      true,
    ],
    ['when a package is missing', {}, false],
    ['when a package is older', { 'node_modules/engine': { version: '1.9.0' } }, false],
    [
      'when an optional package is older',
      { ...installed, 'node_modules/engine-for-another-system': { version: '1.9.0' } },
      false,
    ],
  ])('%s', (_, found, expected) => {
    expect(isInstalled(lockfile, found)).toBe(expected);
  });
});
