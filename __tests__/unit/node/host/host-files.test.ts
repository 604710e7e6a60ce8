import { headersFile } from '../../../../src/node/host/host-files';

test('headers bind the subdomains to https only where a build asks for it', () => {
  const transport = 'Strict-Transport-Security: max-age=63072000';
  expect(headersFile('', [], {})).toContain(`${transport}\n`);
  expect(headersFile('', [], { HSTS_SUBDOMAINS: 'true' })).toContain(
    `${transport}; includeSubDomains; preload\n`,
  );
});
