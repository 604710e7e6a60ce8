/** @jest-environment jsdom */
import { formatSubmission } from '../../../src/forms/format-submission';
import type { InquiryType } from '../../../src/forms/inquiries';
import { sendInquiry } from '../../../src/forms/send-inquiry';
import {
  destinationIn,
  INTERVAL_MS,
  sampleVariables,
  type MailConfig,
} from '../../../src/mail/mail-service';

const inquiry = { name: 'Ilze', email: 'ilze@example.com', phone: '', message: 'Labdien!' };
const stamp = { at: new Date(), reference: 'K7QM-4T2P', language: 'lv' } as const;
const submission = formatSubmission('contact', inquiry, stamp);
const FAILED = {
  reason: 'failed',
  error: 'Failed to send your submission. Please try again later.',
};

const fetchMock = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = fetchMock.mockReset();
});
afterEach(() => jest.useRealTimers());

const config: MailConfig = {
  mode: 'service',
  ...destinationIn(sampleVariables('https://mail.example.com')),
};
const answer = (status: number) => ({ status, text: () => Promise.resolve('') }) as Response;

const send = async (sent = submission, mail = config) => {
  const sending = sendInquiry(mail, sent, performance.now(), Promise.resolve());
  await jest.advanceTimersByTimeAsync(15_001);
  return Promise.race([sending, Promise.resolve('pending')]);
};

/** Answers in turn, and notes when each request came. */
function answerInTurn(...statuses: number[]): number[] {
  const times: number[] = [];
  fetchMock.mockImplementation(() =>
    Promise.resolve(answer(statuses[times.push(Date.now()) - 1] ?? 200)),
  );
  return times;
}

describe('15 s after the press on the button nobody knows whether the inquiry was sent,', () => {
  const UNKNOWN = {
    reason: 'unknown',
    error: 'The mail service has not answered in time.',
  };
  const noAnswer: typeof fetch = (_url, request) =>
    new Promise((_resolve, reject) => {
      request?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });

  test('when there is no answer', async () => {
    fetchMock.mockImplementation(noAnswer);
    expect(await send()).toEqual(UNKNOWN);
  });

  test('when the second try has no answer either', async () => {
    fetchMock.mockResolvedValueOnce(answer(429)).mockImplementation(noAnswer);
    expect(await send()).toEqual(UNKNOWN);
  });
});

test('a busy service is asked once more, after its interval', async () => {
  const times = answerInTurn(429, 200);
  const startedAt = Date.now();
  expect(await send()).toBeUndefined();
  expect(times).toEqual([startedAt, startedAt + INTERVAL_MS]);
});

test('a service that stays busy is asked twice and no more', async () => {
  answerInTurn(429, 429);
  expect(await send()).toEqual(FAILED);
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

describe('an internal error is written to the console:', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  test('an incomplete account', async () => {
    const error = 'The user ID of the mail service is missing';
    const result = await send(submission, { ...config, account: {} });
    expect(result).toEqual({ reason: 'internal', error });
    expect(console.error).toHaveBeenCalledWith(error);
  });

  test('an unknown kind of form', async () => {
    const other = { ...submission, form_type: 'other' as InquiryType };
    expect(await send(other)).toEqual({
      reason: 'internal',
      error: 'No template configured for form type',
    });
  });
});
