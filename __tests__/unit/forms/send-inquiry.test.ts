/** @jest-environment jsdom */
import { formatSubmission, sendInquiry } from '../../../src/forms/deliver';
import type { InquiryType } from '../../../src/forms/inquiries';
import * as service from '../../../src/mail/mail-service';

const inquiry = { name: 'Ilze', email: 'ilze@example.com', phone: '', message: 'Labdien!' };
const stamp = { at: new Date(), reference: 'K7QM-4T2P', language: 'lv' } as const;
const submission = formatSubmission('contact', inquiry, stamp);

const { taken, busy } = service.replies;
const fetchMock = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = fetchMock.mockReset();
});
afterEach(() => jest.useRealTimers());

const account = service.sampleVariables('https://mail.example.com');
const config: service.MailConfig = { mode: 'service', ...service.destinationIn(account) };

const answer = ([status]: service.Reply) =>
  ({ status, text: () => Promise.resolve('') }) as Response;

const send = async (sent = submission, mail = config) => {
  const sending = sendInquiry(mail, sent, performance.now(), Promise.resolve());
  await jest.advanceTimersByTimeAsync(15_001);
  return sending;
};

/** Answers in turn, and notes when each request came. */
function answerInTurn(...replies: service.Reply[]): number[] {
  const times: number[] = [];
  fetchMock.mockImplementation(() =>
    Promise.resolve(answer(replies[times.push(Date.now()) - 1] ?? taken)),
  );
  return times;
}

const untilAborted = (...[, request]: Parameters<typeof fetch>) =>
  new Promise<never>((_, reject) => request?.signal?.addEventListener('abort', reject));
const isBusy = () => Promise.resolve(answer(busy));

test.each([
  { name: 'there is no answer', answers: [untilAborted] },
  { name: 'the second try has no answer either', answers: [isBusy, untilAborted] },
])('15 s after the press nobody knows whether the inquiry was sent if $name', async (example) => {
  for (const respond of example.answers) fetchMock.mockImplementationOnce(respond);
  const error = 'The mail service has not answered in time.';
  expect(await send()).toEqual({ reason: 'unknown', error });
  expect(fetchMock).toHaveBeenCalledTimes(example.answers.length);
});

test('a busy service is asked once more, after its interval', async () => {
  const times = answerInTurn(busy, taken);
  const startedAt = Date.now();
  expect(await send()).toBeUndefined();
  expect(times).toEqual([startedAt, startedAt + service.INTERVAL_MS]);
});

test('a service that stays busy is asked twice and no more', async () => {
  answerInTurn(busy, busy);
  const error = 'Failed to send your submission. Please try again later.';
  expect(await send()).toEqual({ reason: 'failed', error });
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test.each([
  { type: 'contact', account: {}, error: service.missingIn({}) },
  { type: 'other', account: config.account, error: 'No template configured for form type' },
])('"$error" is an internal error, which is written to the console', async (example) => {
  const { type, account, error } = example;
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const sent = { ...submission, form_type: type as InquiryType };
  expect(await send(sent, { ...config, account })).toEqual({ reason: 'internal', error });
  expect(log).toHaveBeenCalledWith(error);
  log.mockRestore();
});
