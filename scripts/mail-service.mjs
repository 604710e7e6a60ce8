// A mail service for one's own machine: it answers the forms as the real one does, keeps each message
// as a JSON file and shows all of them on a page.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { messagesPage } from './mail-page.mjs';
import { portOf } from './port-of.mjs';

/** @type {typeof import('../src/build/mail/local-mail.json')} */
const account = JSON.parse(readFileSync('src/build/mail/local-mail.json', 'utf8'));

const SEND = '/api/v1.0/email/send';
const MAX_VARIABLES = 50 * 1024;
const MAX_BODY = 1024 * 1024;
const INTERVAL_MS = 1_000;

const DASHBOARD = 'https://dashboard.emailjs.com/admin';
/**
 * The variable of each ID, its right value, and what the real service answers to any other value.
 * @type {[name: string, expected: string, answer: string][]}
 */
const wrongIds = [
  [
    'user_id',
    account.userId,
    `The Public Key is invalid. To find this ID, visit ${DASHBOARD}/account`,
  ],
  [
    'service_id',
    account.serviceId,
    `The service ID not found. To find this ID, visit ${DASHBOARD}`,
  ],
  [
    'template_id',
    account.templateId,
    `The template ID not found. To find this ID, visit ${DASHBOARD}/templates`,
  ],
];

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type',
};

/**
 * Starts the service. Port 0 stands for any free port; `directory` is the folder for the messages.
 * @param {{ port?: number; directory?: string }} [options]
 * @returns {Promise<{ server: import('node:http').Server; port: number }>}
 */
export function startMailService({ port = Number(new URL(account.origin).port), directory } = {}) {
  const folder = directory ?? process.env.MAIL_DIRECTORY ?? '.mail';
  mkdirSync(folder, { recursive: true });
  /**
   * When each sender was last served, in ms.
   * @type {Map<string | undefined, number>}
   */
  const turns = new Map();

  const server = createServer(async (request, response) => {
    /**
     * @param {number} status
     * @param {string} text
     * @param {Record<string, string>} headers
     */
    const answer = (status, text, headers = {}) =>
      response
        .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers })
        .end(text);
    const { pathname } = new URL(request.url ?? '/', account.origin);
    if (pathname === '/')
      return answer(200, messagesPage(readMessages(folder)), {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      });
    if (pathname !== SEND) return answer(404, 'Not found');
    if (request.method === 'OPTIONS') return answer(204, '', cors);
    if (request.method !== 'POST') return answer(405, 'Method not allowed', cors);
    const [status, text] = receive(await bodyOf(request), request.socket.remoteAddress);
    return answer(status, text, cors);
  });

  /**
   * Keeps a message, unless the real service would refuse it.
   * @param {string} body
   * @param {string | undefined} sender
   * @returns {[status: number, text: string]} the answer
   */
  function receive(body, sender) {
    const message = parse(body);
    if (!message) return [400, 'Bad request'];
    for (const [name, expected, text] of wrongIds)
      if (message[name] !== expected) return [400, text];
    const variables = JSON.stringify(message.template_params ?? {});
    if (Buffer.byteLength(variables) > MAX_VARIABLES)
      return [413, 'Variables size limit. The maximum allowed variables size is 50Kb'];
    const now = Date.now();
    if (now - (turns.get(sender) ?? 0) < INTERVAL_MS) return [429, 'Too many requests'];
    turns.set(sender, now);
    const received = new Date(now).toISOString();
    writeFileSync(
      `${folder}/${received.replaceAll(':', '-')}.json`,
      `${JSON.stringify({ received, ...message }, null, 2)}\n`,
    );
    return [200, 'OK'];
  }

  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve({ server, port: portOf(server) }));
  });
}

/**
 * The message in a request, or nothing where the request is no JSON object.
 * @param {string} body
 * @returns {Record<string, unknown> | undefined}
 */
function parse(body) {
  try {
    const message = JSON.parse(body);
    return typeof message === 'object' ? message : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The messages in a folder, the newest first.
 * @param {string} folder
 * @returns {import('./mail-page.mjs').Message[]}
 */
function readMessages(folder) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .map((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')));
}

/**
 * The body of a request, cut off at the largest size that the service reads.
 * @param {import('node:http').IncomingMessage} request
 */
async function bodyOf(request) {
  const parts = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size <= MAX_BODY) parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
