// Answers the forms as the real mail service does, keeps each message as a file and lists them.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import * as mail from '../src/mail/mail-service';
import { messagesPage, type Received } from './mail-page';
import { listeningPort } from './listening-port';

const HOST = '127.0.0.1';
const MAX_BODY = 1024 * 1024;
const { origin } = mail.localDestination;

const defaultPort = () => Number(process.env.MAIL_PORT || new URL(origin).port);

const page = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
};

const OWN = /^(?:http:\/\/)?(?:localhost|127\.0\.0\.1)(?::\d+)?$/;

type Answer = [status: number, text: string, headers?: Record<string, string>];

/** Port 0 stands for any free port; `directory` is for the messages. */
export function startMailService({
  port = defaultPort(),
  directory = process.env.MAIL_DIRECTORY ?? '.mail',
} = {}): Promise<{ server: Server; port: number }> {
  /** When each sender was last served. */
  const turns = new Map<string | undefined, number>();

  const server = createServer((request, response) => {
    // One request that cannot be answered, or that is broken off, must not end the service.
    void answer(request)
      .catch((reason: unknown): Answer => [500, String(reason)])
      .then(([status, text, headers]) =>
        response
          .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers })
          .end(text),
      );
  });

  async function answer(request: IncomingMessage): Promise<Answer> {
    // A page on the web may send requests here, also by a name that resolves to this machine.
    const { host = '', origin: from = `http://${host}` } = request.headers;
    if (!OWN.test(host) || !OWN.test(from))
      return [403, 'This service answers to its own machine only.'];
    const [pathname] = (request.url ?? '/').split('?');
    const cors = {
      'Access-Control-Allow-Origin': from,
      'Access-Control-Allow-Methods': 'POST, OPTIONS',
      // Each service has headers of its own.
      'Access-Control-Allow-Headers': request.headers['access-control-request-headers'] ?? '',
    };
    if (pathname === '/') return [200, messagesPage(readMessages(directory)), page];
    if (pathname !== mail.SEND_PATH) return [404, 'Not found'];
    if (request.method === 'OPTIONS') return [204, '', cors];
    if (request.method !== 'POST') return [405, 'Method not allowed', cors];
    return [...receive(await bodyOf(request), request.socket.remoteAddress), cors];
  }

  function receive(body: string, sender: string | undefined): mail.Reply {
    const read = mail.receive(body);
    if ('error' in read) return read.error;
    const now = Date.now();
    if (now - (turns.get(sender) ?? 0) < mail.INTERVAL_MS) return mail.replies.busy;
    turns.set(sender, now);
    const received = new Date(now).toISOString();
    mkdirSync(directory, { recursive: true });
    writeFileSync(
      `${directory}/${received.replaceAll(':', '-')}.json`,
      `${JSON.stringify({ received, message: read.message }, null, 2)}\n`,
    );
    return mail.replies.taken;
  }

  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => resolve({ server, port: listeningPort(server) }));
  });
}

/** The newest first; a file that is no message is left out. */
function readMessages(folder: string): Received[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .flatMap((name) => {
      try {
        const kept = JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Partial<Received>;
        return kept.message && kept.received ? [kept as Received] : [];
      } catch {
        return [];
      }
    });
}

async function bodyOf(request: IncomingMessage) {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= MAX_BODY) parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
