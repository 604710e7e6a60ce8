import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { removeArticle } from './articles';
import { FIXTURE_CONTENT } from './builds';

/** Copies the content with the tests' articles, people, facts and rates in place of its own. */
export function prepareFixture(to = FIXTURE_CONTENT) {
  rmSync(to, { recursive: true, force: true });
  cpSync('content', to, { recursive: true });
  for (const slug of readdirSync(join(to, 'blog'))) removeArticle(to, slug);
  for (const own of ['people', 'samples.yml'])
    rmSync(join(to, own), { recursive: true, force: true });
  cpSync('__tests__/fixture', to, { recursive: true });
}
