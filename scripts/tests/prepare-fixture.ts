import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editFile, removeArticle } from './articles';
import { FIXTURE_CONTENT, OWNER_CONTENT } from './builds';

/** Copies the content with the tests' articles, people, facts and rates in place of its own. */
export function prepareFixture(to = FIXTURE_CONTENT) {
  rmSync(to, { recursive: true, force: true });
  cpSync('content', to, { recursive: true });
  for (const slug of readdirSync(join(to, 'blog'))) removeArticle(to, slug);
  for (const own of ['people', 'names.json'])
    rmSync(join(to, own), { recursive: true, force: true });
  writeFileSync(join(to, 'samples.yml'), '');
  cpSync('__tests__/fixture', to, { recursive: true });
}

/** Copies the content as its owner publishes it in the end: nothing is a sample. */
export function prepareOwner(to = OWNER_CONTENT) {
  rmSync(to, { recursive: true, force: true });
  cpSync('content', to, { recursive: true });
  writeFileSync(join(to, 'samples.yml'), '');
  const people = readdirSync(join(to, 'people')).map((name) => `people/${name}`);
  for (const name of ['company.yml', ...people.filter((file) => file.endsWith('.yml'))])
    editFile(join(to, name), (text) =>
      text
        .replaceAll(/example\.com|amberkey\.example/g, 'amberkey.lv')
        .replaceAll('40000000000', '40203123456')
        .replaceAll('+371 2000 0000', '+371 2912 3456'),
    );
}
