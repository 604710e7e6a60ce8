import { formatSubmission } from '../../../src/forms/format-submission';
import { sendInquiry } from '../../../src/forms/send-inquiry';
import type { InquiryType } from '../../../src/forms/inquiries';
import type { MailConfig } from '../../../src/site/mail-config';

const mail: MailConfig = {
  mode: 'service',
  origin: 'https://mail.example.com',
  userId: 'key',
  serviceId: 'service',
  templateId: 'template',
};
const inquiry = { name: 'Ilze', email: 'ilze@example.com', phone: '', message: 'Labdien!' };
const stamp = { at: new Date(), reference: 'K7QM-4T2P' };
const submission = formatSubmission('contact', inquiry, stamp);
const FAILED = {
  success: false,
  reason: 'failed',
  error: 'Failed to send your submission. Please try again later.',
};

const answer = (status: number, text: string) =>
  ({ status, text: () => Promise.resolve(text) }) as Response;
const fetchMock = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

beforeEach(() => {
  jest.useFakeTimers();
  fetchMock.mockReset();
  globalThis.fetch = fetchMock;
});
afterEach(() => jest.useRealTimers());

async function send(config = mail, sent = submission) {
  const sending = sendInquiry(config, sent);
  await jest.advanceTimersByTimeAsync(40_000);
  return sending;
}

test('the form calls the mail service as specified', async () => {
  fetchMock.mockResolvedValue(answer(200, 'OK'));
  expect(await send()).toEqual({ success: true });
  const [url, request] = fetchMock.mock.calls[0] ?? [];
  expect(url).toBe('https://mail.example.com/api/v1.0/email/send');
  expect(request).toMatchObject({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
  });
  expect(JSON.parse(request?.body as string)).toEqual({
    lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    user_id: 'key',
    service_id: 'service',
    template_id: 'template',
    template_params: submission,
  });
});

test.each([
  [200, 'something else', { success: true }],
  [202, 'OK', { success: true }],
  [500, 'OK', { success: true }],
  [400, 'The service ID not found', FAILED],
  [413, 'Variables size limit', FAILED],
  [429, 'Too many requests', FAILED],
  [500, '', FAILED],
])('status %i with the text "%s" gives %j', async (status, text, result) => {
  fetchMock.mockResolvedValue(answer(status, text));
  expect(await send()).toEqual(result);
});

test('a network error is a failure', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await send()).toEqual(FAILED);
});

test('when a service does not answer within 15 s, the inquiry may or may not have arrived', async () => {
  fetchMock.mockImplementation(
    (_, request) =>
      new Promise((_resolve, reject) => {
        request?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  expect(await send()).toEqual({
    success: false,
    reason: 'unknown',
    error: 'The mail service has not answered in time.',
  });
});

test('the form asks a busy service once more, at least a second later', async () => {
  const times: number[] = [];
  fetchMock.mockImplementation(() => {
    times.push(Date.now());
    return Promise.resolve(times.length === 1 ? answer(429, '') : answer(200, 'OK'));
  });
  expect(await send()).toEqual({ success: true });
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(1_000);
});

test('the form asks a service that stays busy only twice', async () => {
  fetchMock.mockResolvedValue(answer(429, 'Too many requests'));
  expect(await send()).toEqual(FAILED);
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test('two inquiries are sent at least a second apart', async () => {
  const times: number[] = [];
  fetchMock.mockImplementation(() => {
    times.push(Date.now());
    return Promise.resolve(answer(200, 'OK'));
  });
  const both = [sendInquiry(mail, submission), sendInquiry(mail, submission)];
  await jest.advanceTimersByTimeAsync(5_000);
  await Promise.all(both);
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(1_000);
});

test.each([
  ['a', 60_000],
  ['🏠', 15_000],
])('the form does not send more than 50 KB: %s × %i', async (letter, count) => {
  const result = await send(
    mail,
    formatSubmission('contact', { ...inquiry, message: letter.repeat(count) }, stamp),
  );
  expect(result).toMatchObject({ success: false, reason: 'tooLarge' });
  expect(fetchMock).not.toHaveBeenCalled();
});

test('a preview sends nothing', async () => {
  expect(await send({ ...mail, mode: 'off' })).toMatchObject({ success: false, reason: 'off' });
  expect(fetchMock).not.toHaveBeenCalled();
});

describe('an internal error names what is missing', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  test.each([
    [{ userId: '' }, 'The user ID of the mail service is missing'],
    [{ serviceId: '' }, 'The service ID of the mail service is missing'],
    [{ templateId: '' }, 'The template ID of the mail service is missing'],
  ])('%j: %s', async (lack, error) => {
    const result = await send({ ...mail, ...lack });
    expect(result).toEqual({ success: false, reason: 'internal', error });
    expect(console.error).toHaveBeenCalledWith(error);
  });

  test('a form type without a template', async () => {
    expect(await send(mail, { ...submission, form_type: 'other' as InquiryType })).toEqual({
      success: false,
      reason: 'internal',
      error: 'No template configured for form type',
    });
  });
});
