import { checkPageKeys } from '../../../../src/node/check/check-page-keys';
import { readWordFiles } from '../../../../src/node/content/words/word-files';

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
