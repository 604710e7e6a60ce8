import { writeFileSync } from 'node:fs';
import { FIXTURE_CONTENT } from '../../scripts/tests/builds';
import { prepareFixture } from '../../scripts/tests/prepare-fixture';

let prepared: Promise<void> | undefined;

/** Jest calls it for each of the two projects of the unit tests. */
export default () => (prepared ??= prepare());

/** Prepares the content of the build "fixture", and its texts and facts in one file, which loads faster. */
async function prepare() {
  prepareFixture();
  process.env.CONTENT_DIR = FIXTURE_CONTENT;
  writeFileSync('builds/fixture-words.json', JSON.stringify(await import('../support/read-words')));
  // The other projects of the same run read the site's own content.
  delete process.env.CONTENT_DIR;
}
