import { destinationIn, localDestination, MAX_BYTES, send } from '../../../src/mail/mail-service';

const environment = {
  ...{ GATSBY_EMAILJS_USER_ID: 'key', GATSBY_EMAILJS_SERVICE_ID: 'service' },
  GATSBY_EMAILJS_TEMPLATE_ID: 'template',
};
const message = { subject: 'Subject', formatted_data: 'Text', reference: 'K7QM-4T2P' };
const { signal } = new AbortController();

const fetchMock = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
beforeEach(() => {
  globalThis.fetch = fetchMock.mockReset();
});

test.each([
  { browser: 'one that can', own: { SubmitEvent: Event }, outlives: true },
  { browser: 'Chrome 80, which would refuse it', own: {}, outlives: false },
])('a message outlives its page in $browser', async ({ own, outlives }) => {
  Reflect.deleteProperty(globalThis, 'SubmitEvent');
  Object.assign(globalThis, own);
  fetchMock.mockResolvedValue({ status: 200 } as Response);
  await send(message, destinationIn(environment), signal);
  expect(fetchMock.mock.calls[0]?.[1]?.keepalive).toBe(outlives);
});

test.each([
  { origin: 'https://api.emailjs.com' },
  { GATSBY_EMAILJS_ORIGIN: 'https://mail.example.com/', origin: 'https://mail.example.com' },
])('a message goes to the account of the build at $origin', async ({ origin, ...own }) => {
  const destination = destinationIn({ ...environment, ...own });
  expect(destination.origin).toBe(origin);
  fetchMock.mockResolvedValue({ status: 200 } as Response);
  await send(message, destination, signal);
  const [url, request] = fetchMock.mock.calls[0] ?? [];
  expect(url).toBe(`${origin}/api/v1.0/email/send`);
  const headers = { 'Content-Type': 'application/json' };
  expect(request).toMatchObject({ method: 'POST', headers, signal });
  expect(JSON.parse(request?.body as string)).toEqual({
    lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    ...{ user_id: 'key', service_id: 'service', template_id: 'template' },
    template_params: message,
  });
});

test.each([
  [200, 'something else', 'taken'],
  [202, 'OK', 'taken'],
  [500, 'OK', 'taken'],
  [400, 'The service ID not found', 'refused'],
  [413, 'Variables size limit', 'tooLarge'],
  [429, 'Too many requests', 'busy'],
  [500, '', 'refused'],
])('status %i with the text "%s" means %s', async (status, text, answer) => {
  fetchMock.mockResolvedValue({ status, text: () => Promise.resolve(text) } as Response);
  expect(await send(message, localDestination, signal)).toBe(answer);
});

test('a message that exceeds the limit of a request is too large, and no request is sent', async () => {
  const long = { ...message, name: 'ā'.repeat(MAX_BYTES / 2) };
  expect(await send(long, localDestination, signal)).toBe('tooLarge');
  expect(fetchMock).not.toHaveBeenCalled();
});
