import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPageKeys } from '../../../../src/node/check/check-page-keys';
import { readWordFiles } from '../../../../src/node/content/words/words';

const { values: files } = readWordFiles();

test.each([
  ['home', ['hero', 'title'], 'hero.title'],
  ['services', ['benefits'], 'benefits.*.*'],
])('of %s it is named when no language has %j', (namespace, [group = '', name], key) => {
  const changed = structuredClone(files);
  for (const { words } of changed.filter((file) => file.namespace === namespace)) {
    const held = words[group];
    words[group] = name && typeof held === 'object' ? { ...held, [name]: {} } : {};
  }
  expect(checkPageKeys(changed)).toContainEqual({
    file: expect.stringContaining(`lv/${namespace}.json`),
    key,
    message: expect.stringMatching(/is missing; src\S+tsx shows it/),
  });
});

describe('Two components of a file', () => {
  const project = process.cwd();
  afterEach(() => process.chdir(project));

  test('may read the texts of two pages by the same name', () => {
    process.chdir(mkdtempSync(join(tmpdir(), 'keys-')));
    mkdirSync('src');
    writeFileSync(
      'src/two.tsx',
      `function One() { const { t } = useTranslation('home'); return t('hero.title'); }
       function Two() { const { t } = useTranslation('about'); return t('head.none'); }`,
    );
    expect(checkPageKeys(files)).toEqual([
      {
        file: expect.stringContaining('lv/about.json') as string,
        key: 'head.none',
        message: `is missing; ${join('src', 'two.tsx')} shows it, so each language needs it`,
      },
    ]);
  });
});
