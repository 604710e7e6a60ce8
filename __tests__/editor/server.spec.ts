import { expect, test } from './editor-page';

const answers: [who: string, headers: Record<string, string>, status: number][] = [
  ['its own page', {}, 200],
  ['a page elsewhere', { Origin: 'https://elsewhere.example' }, 403],
  ['a name that leads here', { Host: 'elsewhere.example' }, 403],
];

for (const [who, headers, status] of answers)
  test(`The editor answers ${who} with ${status}`, async ({ request, url }) => {
    const answer = await request.get(`${url}/config.json`, { headers });
    expect(answer.status()).toBe(status);
    expect(answer.headers()['access-control-allow-origin']).toBeUndefined();
  });

test('The editor takes nothing that is sent to it', async ({ request, url }) => {
  for (const path of ['/', '/api/v1', '/config.json'])
    expect([200, 404, 405]).toContain((await request.post(url + path, { data: 'x' })).status());
});
