import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What only the adapter of the mail service and its own test may say. */
const itsNames = /emailjs|(user|service|template)_id|lib_version|template_params/i;
const itsFiles = [
  'src/mail/emailjs.ts',
  'src/mail/service.ts',
  '__tests__/unit/mail/emailjs.test.ts',
  '__tests__/unit/mail/one-adapter.test.ts',
];

const folders = [
  'src',
  'scripts',
  '__tests__/browser',
  '__tests__/site',
  '__tests__/unit',
  '__tests__/support',
];
const wiring = readdirSync('.').filter((name) =>
  /^(gatsby|eslint|playwright).*\.(ts|tsx|mjs)$/.test(name),
);

const files = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name))),
  )
  .concat(wiring)
  .filter((path) => statSync(path).isFile() && /\.(tsx?|mjs|json)$/.test(path));

test('no file but the adapter knows which mail service this is', () => {
  const knowing = files.filter((path) => itsNames.test(readFileSync(path, 'utf8')));
  expect(knowing.sort()).toEqual([...itsFiles].sort());
});
