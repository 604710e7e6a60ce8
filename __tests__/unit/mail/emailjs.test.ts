import { emailjs, emailjsSetup } from '../../../src/mail/emailjs';

const environment = {
  GATSBY_EMAILJS_USER_ID: 'key',
  GATSBY_EMAILJS_SERVICE_ID: 'service',
  GATSBY_EMAILJS_TEMPLATE_ID: 'template',
};
const message = { subject: 'Subject', formatted_data: 'Text', reference: 'K7QM-4T2P' };
const { signal } = new AbortController();

const fetchMock = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
beforeEach(() => {
  globalThis.fetch = fetchMock.mockReset();
});

test.each([
  [environment, 'https://api.emailjs.com'],
  [
    { ...environment, GATSBY_EMAILJS_ORIGIN: 'https://mail.example.com/' },
    'https://mail.example.com',
  ],
])('%j is an account at %s', async (env, origin) => {
  const place = emailjsSetup.place(env);
  expect(place.origin).toBe(origin);
  fetchMock.mockResolvedValue({ status: 200 } as Response);
  await emailjs.send(message, place.account, signal);
  const [url, request] = fetchMock.mock.calls[0] ?? [];
  expect(url).toBe(`${origin}/api/v1.0/email/send`);
  expect(request).toMatchObject({
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    signal,
  });
  expect(JSON.parse(request?.body as string)).toEqual({
    lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    user_id: 'key',
    service_id: 'service',
    template_id: 'template',
    template_params: message,
  });
});

test.each([
  [200, 'something else', 'taken'],
  [202, 'OK', 'taken'],
  [500, 'OK', 'taken'],
  [400, 'The service ID not found', 'refused'],
  [413, 'Variables size limit', 'refused'],
  [429, 'Too many requests', 'busy'],
  [500, '', 'refused'],
])('status %i with the text "%s" means %s', async (status, text, answer) => {
  fetchMock.mockResolvedValue({ status, text: () => Promise.resolve(text) } as Response);
  const { account } = emailjsSetup.place(environment);
  expect(await emailjs.send(message, account, signal)).toBe(answer);
});

test.each([
  ['GATSBY_EMAILJS_USER_ID', 'The user ID of the mail service is missing'],
  ['GATSBY_EMAILJS_SERVICE_ID', 'The service ID of the mail service is missing'],
  ['GATSBY_EMAILJS_TEMPLATE_ID', 'The template ID of the mail service is missing'],
])('without %s: %s', (name, fault) => {
  const { account } = emailjsSetup.place({ ...environment, [name]: undefined });
  expect(emailjs.fault(account)).toBe(fault);
});

describe('The local service', () => {
  const call = {
    lib_version: '4.4.1',
    user_id: 'local',
    service_id: 'local',
    template_id: 'local',
    template_params: message,
  };

  test('takes what a page sends to it', async () => {
    fetchMock.mockResolvedValue({ status: 200 } as Response);
    await emailjs.send(message, emailjsSetup.local.account, signal);
    const body = fetchMock.mock.calls[0]?.[1]?.body as string;
    expect(emailjsSetup.receive(body)).toEqual({ message });
  });

  test.each([
    ['{', 400, 'The Public Key is invalid'],
    [JSON.stringify({ ...call, user_id: 'other' }), 400, 'The Public Key is invalid'],
    [JSON.stringify({ ...call, service_id: undefined }), 400, 'The service ID not found'],
    [JSON.stringify({ ...call, template_id: 'other' }), 400, 'The template ID not found'],
    [
      JSON.stringify({ ...call, template_params: { message: 'ā'.repeat(30_000) } }),
      413,
      expect.stringContaining('Variables size limit'),
    ],
  ])('refuses as the real one does: %.80s', (body, ...refusal) => {
    expect(emailjsSetup.receive(body)).toEqual({ refusal });
  });
});
