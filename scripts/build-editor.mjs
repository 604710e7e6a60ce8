// Makes the editor as a site of its own in tools/editor/public, for editors who work online: whoever
// may write to the repository signs in there, and each change becomes a pull request.
import { mkdirSync, writeFileSync } from 'node:fs';
import { buildEditor } from '../tools/editor/build.mjs';
import { editorHeaders } from '../tools/editor/headers.mjs';
import { defaultLanguage, languages, pageOf, settingsOf } from '../tools/editor/site.mjs';

const OUT = 'tools/editor/public';
const { EDITOR_REPO: repo, EDITOR_BRANCH: branch = 'main', SITE_URL: site = '' } = process.env;
if (!repo) throw new Error('EDITOR_REPO is missing; expected the repository, like owner/name');
// Another address only for a stand-in of the repository's host.
const { EDITOR_API: api = 'https://api.github.com' } = process.env;

await buildEditor();
const backend = {
  name: 'github',
  repo,
  branch,
  api_root: api,
  squash_merges: true,
  cms_label_prefix: 'editor/',
};
for (const language of languages) {
  const settings = settingsOf(language, { folder: 'content/', backend, review: true, site });
  writeFileSync(`${OUT}/config.${language}.json`, JSON.stringify(settings));
  const folder = language === defaultLanguage ? OUT : `${OUT}/${language}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/index.html`, pageOf(language));
}
const headers = editorHeaders({ hosts: [api, 'https://www.githubstatus.com'] });
const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
writeFileSync(`${OUT}/_headers`, `/*\n${lines.join('')}`);
