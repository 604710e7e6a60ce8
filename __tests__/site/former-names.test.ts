import { readdirSync, readFileSync } from 'node:fs';
import { formerNames } from '../../src/node/check/check-names';
import { readPeople } from '../../src/node/content/people';
import { BUILT } from '../support/built-pages';
import { company } from '../support/words';

test('nothing that is published names the company whose site this was before', () => {
  const files = readdirSync(BUILT, { encoding: 'utf8', recursive: true })
    .filter((name) => /\.(?:html|xml|json|js|svg)$/.test(name))
    .map((name) => [name, readFileSync(`${BUILT}/${name}`, 'utf8')] as const);
  const left = formerNames(company, readPeople().values).flatMap(({ name, pattern }) =>
    files.filter(([, text]) => pattern.test(text)).map(([file]) => `${file}: ${name}`),
  );
  expect(left).toEqual([]);
});
