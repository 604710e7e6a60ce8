// Plays through five pushes as the host builds them, by Netlify's own engine in a folder of its own: a
// preview, an edited preview, the public site, the edited public site, and a first preview beside it.
// Says how long each build took, and stops when one does not do what docs/deploying.md says.
import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addArticle, removeArticle } from './edit-content.mjs';
import { layCheckout } from './host/checkout.mjs';
import { buildOnHost, picturesIn } from './host/host-build.mjs';

const walk = mkdtempSync(join(tmpdir(), 'host-'));
process.on('exit', () => rmSync(walk, { recursive: true, force: true }));
/** The project as it is pushed, and the folder in which the host builds it. */
const pushed = join(walk, 'pushed');
const folder = join(walk, 'site');
const content = join(folder, 'content');
const logs = 'reports/host';
const SENTENCE = 'Zīmuļasināmais';
const PREVIEW = 'deploy-preview';
const PUBLIC = 'production';

/** The article that one of the pushes removes; any will do. */
const [removed = ''] = readdirSync('content/blog');
/** @param {string} slug */
const pageOf = (slug) => join(folder, `public/lv/blog/${slug}/index.html`);
const home = () => readFileSync(join(folder, 'public/lv/index.html'), 'utf8');

layCheckout(pushed);
rmSync(logs, { recursive: true, force: true });
mkdirSync(logs, { recursive: true });

const first = await push(PREVIEW);
startsFromNothing(first, 'nothing is kept');
assert.ok(existsSync(pageOf(first.draft)), 'A preview shows drafts');

const edited = await push(PREVIEW, changeSentence);
goesOn(edited);
assert.deepEqual(edited.drawn, [], 'A sentence needs no picture');
assert.ok(home().includes(SENTENCE), 'A changed sentence is shown');

const published = await push(PUBLIC);
startsFromNothing(published, `what is kept was built for ${PREVIEW}`);
assert.ok(!home().includes(SENTENCE), 'A sentence that only a preview had is not public');
assert.deepEqual(naming(published.draft), [], 'No public file mentions a draft');
assert.ok(existsSync(pageOf(removed)));

const shortened = await push(PUBLIC, () => removeArticle(content, removed));
goesOn(shortened);
assert.ok(!existsSync(pageOf(removed)), 'The page of an article that is gone is gone too');
assert.deepEqual(naming(removed), [], 'No file mentions an article that is gone');
assert.deepEqual(naming(shortened.draft), [], 'No public file mentions a draft');

const beside = await push(PREVIEW, changeSentence);
goesOn(beside);
assert.ok(
  existsSync(pageOf(beside.draft)),
  'A preview that goes on from the public site shows drafts',
);
assert.ok(home().includes(SENTENCE), 'A changed sentence is shown');

/**
 * Lets the host build a fresh checkout with a new draft and, if there is one, an edit.
 * @param {string} context
 * @param {() => void} [edit]
 */
async function push(context, edit) {
  const before = picturesIn(folder);
  checkOut();
  const draft = addArticle(content, 'Pārbaudes melnraksts').split('/').at(-1) ?? '';
  edit?.();
  const push = readdirSync(logs).length + 1;
  const log = `${logs}/${push}-${context}.log`;
  // Each push has a commit of its own, because a preview shows its commit.
  const built = await buildOnHost(folder, { context, commit: `${push}c0ffee`, log });
  const { seconds, drawn, said } = built;
  console.log(
    `${context}: ${seconds.toFixed(0)} s, pictures drawn: ${drawn.length}. ${/This build [^k].*/.exec(said)?.[0] ?? ''}`,
  );
  assert.ok(said.includes('This build is kept for the next one.'));
  assert.deepEqual(said.match(/(?<= - )\S+(?=@\S+ from )/g), ['./tools/keep-build/index.mjs']);
  assert.deepEqual(readdirSync(join(folder, '.netlify')).sort(), ['cache', 'netlify.toml']);
  return { ...built, draft, again: drawn.filter((name) => before.has(name)) };
}

/** Makes a fresh checkout; of the last build it keeps only what the host itself keeps. */
function checkOut() {
  const kept = join(folder, '.netlify');
  const aside = join(walk, '.netlify');
  if (existsSync(kept)) renameSync(kept, aside);
  rmSync(folder, { recursive: true, force: true });
  cpSync(pushed, folder, { recursive: true, verbatimSymlinks: true });
  if (existsSync(aside)) renameSync(aside, kept);
}

/**
 * @param {{ said: string; drawn: string[] }} built
 * @param {string} reason
 */
function startsFromNothing({ said, drawn }, reason) {
  assert.ok(said.includes(`This build starts from nothing: ${reason}.`), reason);
  assert.ok(drawn.length > 100, 'A build from nothing draws every picture');
}

/** @param {{ said: string; again: string[] }} built */
function goesOn({ said, again }) {
  assert.ok(said.includes('This build goes on from the one before.'));
  assert.deepEqual(again, [], 'No picture is drawn twice');
}

function changeSentence() {
  const file = join(content, 'locales/lv/home.json');
  const words = /** @type {{ hero: { lead: string } }} */ (JSON.parse(readFileSync(file, 'utf8')));
  words.hero.lead += ` ${SENTENCE}.`;
  writeFileSync(file, JSON.stringify(words, null, 2));
}

/**
 * The files of the built site that contain an article's slug in their name or text.
 * @param {string} slug
 */
function naming(slug) {
  const site = join(folder, 'public');
  return readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => file.includes(slug) || readFileSync(file).includes(slug));
}
