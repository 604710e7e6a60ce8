// Builds the editor for working online, a site in tools/editor/public.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { variableProblems } from '../src/node/settings/settings';
import { configOf, folders, headersOf } from '../tools/editor/site';
import { ensureSeparateInstall } from './separate-install';
import { stop, stopAt } from './stop';

const OUT = 'tools/editor/public';
const { EDITOR_REPO: repo, EDITOR_BRANCH: branch = 'main', SITE_URL: site = '' } = process.env;
stopAt(variableProblems(process.env));
if (!repo) stop('environment  EDITOR_REPO: is missing; expected a repository, like owner/name');

ensureSeparateInstall('tools/editor');
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
for (const [path, folder] of Object.entries(folders))
  cpSync(folder, `${OUT}${path}`, { recursive: true, filter: (file) => !file.endsWith('.map') });
const backend = { name: 'github', repo, branch, squash_merges: true };
writeFileSync(`${OUT}/config.json`, configOf({ backend, review: true, site }));
const hosts = ['https://api.github.com', 'https://www.githubstatus.com'];
const lines = Object.entries(headersOf(hosts)).map(([name, value]) => `  ${name}: ${value}\n`);
writeFileSync(`${OUT}/_headers`, `/*\n${lines.join('')}`);
