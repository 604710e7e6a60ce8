import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMailService } from '../../scripts/mail-service.mjs';
import { expect, test } from './fixtures';

const message = {
  lib_version: '4.4.1',
  user_id: 'local',
  service_id: 'local',
  template_id: 'local',
  template_params: { subject: 'Subject', formatted_data: 'Text' },
};

/** Starts a mail service for this test alone. */
async function start() {
  const directory = mkdtempSync(join(tmpdir(), 'mail-'));
  const { server, port } = await startMailService({ port: 0, directory });
  const origin = `http://localhost:${port}`;
  const send = (data: unknown) =>
    fetch(`${origin}/api/v1.0/email/send`, { method: 'POST', body: JSON.stringify(data) });
  return { directory, server, origin, send };
}

test.describe('The local mail service', () => {
  test('answers OK, keeps the message as JSON and shows it', async () => {
    const { directory, server, origin, send } = await start();
    const answer = await send(message);
    expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const [file = ''] = readdirSync(directory);
    expect(JSON.parse(readFileSync(join(directory, file), 'utf8'))).toMatchObject(message);
    expect(await (await fetch(origin)).text()).toContain('<h2>Subject</h2>');
    server.close();
  });

  for (const [name, text] of [
    ['user_id', 'The Public Key is invalid.'],
    ['service_id', 'The service ID not found.'],
    ['template_id', 'The template ID not found.'],
  ] as const) {
    test(`answers 400 to a wrong or missing ${name}`, async () => {
      const { server, send } = await start();
      for (const wrong of ['another', undefined]) {
        const answer = await send({ ...message, [name]: wrong });
        expect(answer.status).toBe(400);
        expect(await answer.text()).toContain(text);
      }
      server.close();
    });
  }

  test('answers 413 beyond 50 KB and 429 to a second message within a second', async () => {
    const { directory, server, send } = await start();
    const large = { ...message, template_params: { message: 'x'.repeat(60_000) } };
    expect((await send(large)).status).toBe(413);
    expect((await send(message)).status).toBe(200);
    expect((await send(message)).status).toBe(429);
    expect(readdirSync(directory)).toHaveLength(1);
    server.close();
  });

  test('marks a message that has the same reference as an earlier one', async () => {
    const { server, origin, send } = await start();
    const shown = async () => (await (await fetch(origin)).text()).split('<article>').slice(1);
    const named = (reference: string) =>
      send({ ...message, template_params: { ...message.template_params, reference } });
    await expect.poll(async () => (await named('AAAA-2222')).status).toBe(200);
    await expect.poll(async () => (await named('BBBB-3333')).status).toBe(200);
    for (const card of await shown()) expect(card).not.toContain('Sent again');
    await expect.poll(async () => (await named('AAAA-2222')).status).toBe(200);
    const [newest, ...earlier] = await shown();
    expect(newest).toContain('Sent again: an earlier message has the reference AAAA-2222');
    for (const card of earlier) expect(card).not.toContain('Sent again');
    server.close();
  });

  test('answers the browser’s preflight', async () => {
    const { server, origin } = await start();
    const answer = await fetch(`${origin}/api/v1.0/email/send`, { method: 'OPTIONS' });
    expect(answer.ok).toBe(true);
    expect(answer.headers.get('access-control-allow-headers')).toContain('Content-Type');
    server.close();
  });
});
