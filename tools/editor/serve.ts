// Only serves files: the browser itself writes what is saved.
import { once } from 'node:events';
import { createServer } from 'node:http';
import sirv from 'sirv';
import { configOf, folders, headersOf } from './site';

const HOST = '127.0.0.1';

export async function serveEditor(port: number, place: Parameters<typeof configOf>[0]) {
  const served = Object.entries(folders).map(([path, folder]) => ({
    path,
    serve: sirv(folder, { dev: true }),
  }));
  const headers = Object.entries(headersOf());
  const server = createServer((request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    // A page on the web may send requests here, also by a name that resolves to this machine.
    const { host = '', origin = `http://${host}` } = request.headers;
    if (!/^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host) || origin !== `http://${host}`) {
      response.writeHead(403).end('This editor answers to its own machine only.');
      return;
    }
    if (request.url === '/config.json') {
      response.setHeader('Content-Type', 'application/json').end(configOf(place));
      return;
    }
    const inner = served.find(({ path }) => request.url?.startsWith(path));
    request.url = request.url?.slice((inner?.path.length ?? 1) - 1);
    inner?.serve(request, response, () => void response.writeHead(404).end());
  });
  server.listen(port, HOST);
  await once(server, 'listening');
  return server;
}
