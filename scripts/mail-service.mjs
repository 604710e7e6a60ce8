// Answers the forms as the real mail service does, keeps each message as a file and lists them.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { mail } from './load-mail.mjs';
import { messagesPage } from './mail-page.mjs';
import { portOf } from './port-of.mjs';

const HOST = '127.0.0.1';
const MAX_BODY = 1024 * 1024;
const { origin } = mail.localDestination;

const defaultPort = () => Number(process.env.MAIL_PORT || new URL(origin).port);

const page = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
};

const OWN = /^(?:http:\/\/)?(?:localhost|127\.0\.0\.1)(?::\d+)?$/;

const methods = {
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type',
};

/** @typedef {[status: number, text: string, headers?: Record<string, string>]} Answer */

/**
 * Port 0 stands for any free port; `directory` is for the messages.
 * @param {{ port?: number; directory?: string }} [options]
 * @returns {Promise<{ server: import('node:http').Server; port: number }>}
 */
export function startMailService({ port = defaultPort(), directory } = {}) {
  const folder = directory ?? process.env.MAIL_DIRECTORY ?? '.mail';
  mkdirSync(folder, { recursive: true });
  /**
   * When each sender was last served.
   * @type {Map<string | undefined, number>}
   */
  const turns = new Map();

  const server = createServer((request, response) => {
    // One request that cannot be answered, or that is broken off, must not end the service.
    void answer(request)
      .catch((/** @type {unknown} */ reason) => /** @type {Answer} */ ([500, String(reason)]))
      .then(([status, text, headers]) =>
        response
          .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers })
          .end(text),
      );
  });

  /**
   * @param {import('node:http').IncomingMessage} request
   * @returns {Promise<Answer>}
   */
  async function answer(request) {
    // A page on the web may send requests here, also by a name that resolves to this machine.
    const { host = '', origin: from = `http://${host}` } = request.headers;
    if (!OWN.test(host) || !OWN.test(from))
      return [403, 'This service answers to its own machine only.'];
    const [pathname] = (request.url ?? '/').split('?');
    const cors = { ...methods, 'Access-Control-Allow-Origin': from };
    if (pathname === '/') return [200, messagesPage(readMessages(folder)), page];
    if (pathname !== mail.SEND_PATH) return [404, 'Not found'];
    if (request.method === 'OPTIONS') return [204, '', cors];
    if (request.method !== 'POST') return [405, 'Method not allowed', cors];
    return [...receive(await bodyOf(request), request.socket.remoteAddress), cors];
  }

  /**
   * @param {string} body
   * @param {string | undefined} sender
   * @returns {import('../src/mail/mail-service').Reply}
   */
  function receive(body, sender) {
    const read = mail.receive(body);
    if ('refusal' in read) return read.refusal;
    const now = Date.now();
    if (now - (turns.get(sender) ?? 0) < mail.INTERVAL_MS) return mail.replies.busy;
    turns.set(sender, now);
    const received = new Date(now).toISOString();
    writeFileSync(
      `${folder}/${received.replaceAll(':', '-')}.json`,
      `${JSON.stringify({ received, message: read.message }, null, 2)}\n`,
    );
    return mail.replies.taken;
  }

  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => resolve({ server, port: portOf(server) }));
  });
}

/**
 * The newest first.
 * @param {string} folder
 * @returns {import('./mail-page.mjs').Received[]}
 */
function readMessages(folder) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .map((name) => {
      const text = readFileSync(`${folder}/${name}`, 'utf8');
      return /** @type {import('./mail-page.mjs').Received} */ (JSON.parse(text));
    })
    .filter((kept) => 'message' in kept);
}

/** @param {import('node:http').IncomingMessage} request */
async function bodyOf(request) {
  /** @type {Buffer[]} */
  const parts = [];
  let size = 0;
  for await (const part of /** @type {AsyncIterable<Buffer>} */ (request)) {
    size += part.length;
    if (size <= MAX_BODY) parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
