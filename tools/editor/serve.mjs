// The editor on one's own machine: its page, and Decap's own file backend on the folder of the content.
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { editorHeaders } from './headers.mjs';
import { defaultLanguage, languages, pageOf, settingsOf } from './site.mjs';

// Not imported: the site's own types know nothing of this install.
const load = createRequire(import.meta.url);
const express = load('express');
const { registerLocalFs } = load('decap-server/dist/middlewares');

const HOST = '127.0.0.1';

/**
 * Serves the editor to this machine alone. What it saves lands in `content`; Decap's backend refuses
 * any path that leads out of that folder. `site` is where `gatsby develop` shows the pages.
 * @param {{ port: number; content: string; site: string }} options
 * @returns {Promise<import('node:http').Server>}
 */
export async function serveEditor({ port, content, site }) {
  const app = express();
  const headers = editorHeaders({ frames: [site] });
  app.disable('x-powered-by');
  app.use((/** @type {any} */ request, /** @type {any} */ response, /** @type {any} */ next) => {
    // A page elsewhere on the web may send requests here, by its own name or by one that leads here.
    const { host = '', origin = `http://${host}` } = request.headers;
    const own = /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host) && origin === `http://${host}`;
    response.set(headers);
    if (own) next();
    else response.status(403).send('This editor answers to its own machine only.');
  });
  const place = {
    folder: '',
    backend: { name: 'proxy', proxy_url: '/api/v1', branch: 'working-tree' },
    review: false,
    site,
  };
  for (const language of languages) {
    const home = language === defaultLanguage ? '/' : `/${language}/`;
    app.get(home, (/** @type {any} */ _request, /** @type {any} */ response) =>
      response.type('html').send(pageOf(language)),
    );
    app.get(
      `/config.${language}.json`,
      (/** @type {any} */ _request, /** @type {any} */ response) =>
        response.set('Cache-Control', 'no-store').json(settingsOf(language, place)),
    );
  }
  process.env.GIT_REPO_DIRECTORY = content;
  await registerLocalFs(app, { logLevel: 'warn' });
  app.use(express.static(fileURLToPath(new URL('public', import.meta.url)), { index: false }));
  const server = app.listen(port, HOST);
  await once(server, 'listening');
  return server;
}
