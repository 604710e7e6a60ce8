import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formerNames } from '../../src/node/check/check-names';
import { readPeople } from '../../src/node/content/people';
import { BUILT } from '../support/built-pages';
import { company } from '../support/words';

test('nothing that is published names the company whose site this was before', () => {
  const files = readdirSync(BUILT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:html|xml|json|js|svg)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  const former = formerNames(company, readPeople().values);
  const left = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return former.flatMap(({ name, pattern }) => (pattern.test(text) ? [`${file}: ${name}`] : []));
  });
  expect(left).toEqual([]);
});
