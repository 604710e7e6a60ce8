/** @jest-environment jsdom */
import { formatSubmission } from '../../../src/forms/format-submission';
import type { InquiryType } from '../../../src/forms/inquiries';
import { sendInquiry } from '../../../src/forms/send-inquiry';
import * as service from '../../../src/mail/mail-service';

const inquiry = { name: 'Ilze', email: 'ilze@example.com', phone: '', message: 'Labdien!' };
const stamp = { at: new Date(), reference: 'K7QM-4T2P', language: 'lv' } as const;
const submission = formatSubmission('contact', inquiry, stamp);

const fetchMock = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = fetchMock.mockReset();
});
afterEach(() => jest.useRealTimers());

const account = service.sampleVariables('https://mail.example.com');
const config: service.MailConfig = { mode: 'service', ...service.destinationIn(account) };

const answer = (status: number) => ({ status, text: () => Promise.resolve('') }) as Response;

const send = async (sent = submission, mail = config) => {
  const sending = sendInquiry(mail, sent, {
    pressedAt: performance.now(),
    heldBack: Promise.resolve(),
  });
  await jest.advanceTimersByTimeAsync(15_001);
  return Promise.race([sending, Promise.resolve('pending')]);
};

/** Answers in turn, and notes when each request came. */
function answerInTurn(...statuses: number[]): number[] {
  const times: number[] = [];
  fetchMock.mockImplementation(() => {
    return Promise.resolve(answer(statuses[times.push(Date.now()) - 1] ?? 200));
  });
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
  expect(times).toEqual([startedAt, startedAt + service.INTERVAL_MS]);
});

test('a service that stays busy is asked twice and no more', async () => {
  answerInTurn(429, 429);
  const error = 'Failed to send your submission. Please try again later.';
  expect(await send()).toEqual({ reason: 'failed', error });
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test.each([
  {
    name: 'an incomplete account',
    mail: { ...config, account: {} },
    type: 'contact',
    error: 'The user ID of the mail service is missing',
  },
  {
    name: 'an unknown kind of form',
    mail: config,
    type: 'other',
    error: 'No template configured for form type',
  },
])('$name is an internal error, which is written to the console', async ({ mail, type, error }) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const sent = { ...submission, form_type: type as InquiryType };
  expect(await send(sent, mail)).toEqual({ reason: 'internal', error });
  expect(log).toHaveBeenCalledWith(error);
  log.mockRestore();
});
