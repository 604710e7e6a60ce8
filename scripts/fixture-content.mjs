import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { removeArticle } from './edit-content.mjs';

const FIXTURE = '__tests__/fixture';

/** The content that behaviour is tested with: the site's own words, pictures and legal pages. */
export const FIXTURE_CONTENT = 'builds/fixture-content';

/** Copies the site's content, with articles, people, facts and figures of the tests in place of its own. */
export function layFixture(to = FIXTURE_CONTENT) {
  rmSync(to, { recursive: true, force: true });
  cpSync('content', to, { recursive: true });
  for (const slug of readdirSync(join(to, 'blog'))) removeArticle(to, slug);
  for (const own of ['people', 'samples.yml']) rmSync(join(to, own), { recursive: true, force: true });
  cpSync(FIXTURE, to, { recursive: true });
}
