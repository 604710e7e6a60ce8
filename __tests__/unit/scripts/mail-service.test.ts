import { request, type IncomingMessage } from 'node:http';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMailService } from '../../../scripts/mail-service';
import * as mail from '../../../src/mail/mail-service';

const message = { subject: 'Subject', formatted_data: 'Text', reference: 'AAAA-2222' };

/** Starts a mail service for this test alone; `send` sends to it as pages do. */
async function start() {
  const directory = mkdtempSync(join(tmpdir(), 'mail-'));
  const { server, port } = await startMailService({ port: 0, directory });
  const origin = `http://localhost:${port}`;
  const sendTo = (sent: mail.Message) =>
    mail.send(sent, { ...mail.localDestination, origin }, AbortSignal.timeout(10_000));
  return { directory, server, port, origin, send: sendTo };
}

test('the local mail service accepts a message, stores it as JSON and shows it, rejects one that is too large, and is busy for a second after each', async () => {
  const { directory, server, origin, send } = await start();
  const large = { ...message, message: 'x'.repeat(mail.MAX_BYTES) };
  expect(await send(large)).toBe('tooLarge');
  expect(await send(message)).toBe('taken');
  expect(await send(message)).toBe('busy');
  const [file = '', ...others] = readdirSync(directory);
  expect(others).toEqual([]);
  expect(JSON.parse(readFileSync(join(directory, file), 'utf8'))).toMatchObject({ message });
  expect(await (await fetch(origin)).text()).toContain('<h2>Subject</h2>');
  server.close();
});

test('the local mail service refuses other hosts and their pages, goes on after a broken request, and listens on this machine alone', async () => {
  const { server, port, origin } = await start();
  /** `fetch` may not name its host. */
  const ask = (headers: Record<string, string>, path = mail.SEND_PATH) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const to = { host: '127.0.0.1', port, path, method: 'OPTIONS', headers };
      request(to, resolve).on('error', reject).end();
    });
  const host = `localhost:${port}`;
  for (const headers of [
    { host: `elsewhere.example:${port}`, origin: 'http://localhost:8888' },
    { host, origin: 'https://elsewhere.example' },
  ])
    expect((await ask(headers)).statusCode).toBe(403);
  const own = { host, 'access-control-request-headers': 'authorization' };
  const { headers } = await ask(own);
  expect(headers['access-control-allow-headers']).toBe('authorization');
  expect(server.address()).toMatchObject({ address: '127.0.0.1' });
  expect((await ask({}, '/%')).statusCode).toBe(404);
  const broken = request(origin + mail.SEND_PATH, { method: 'POST' }).on('error', () => undefined);
  broken.write('{');
  await new Promise((resolve) => server.once('request', resolve));
  broken.destroy();
  expect((await fetch(origin)).status).toBe(200);
  server.close();
});

test('the local mail service leaves out a file that it cannot read, and goes on after its folder was deleted', async () => {
  const { directory, server, origin, send } = await start();
  const list = async () => (await fetch(origin)).text();
  rmSync(directory, { recursive: true });
  expect(await list()).toContain('Nothing has been sent yet');
  expect(await send(message)).toBe('taken');
  for (const [name, text] of Object.entries({ broken: '{ "received"', empty: '', list: 'null' }))
    writeFileSync(join(directory, `${name}.json`), text);
  expect(await list()).toContain('Inquiries (1)');
  server.close();
});
