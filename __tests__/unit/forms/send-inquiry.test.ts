import { formatSubmission } from '../../../src/forms/format-submission';
import type { InquiryType } from '../../../src/forms/inquiries';
import { sendInquiry } from '../../../src/forms/send-inquiry';
import type { Answer, MailConfig, MailService } from '../../../src/mail/port';
import { mailService, mailSetup } from '../../../src/mail/service';

/** A service that has nothing in common with the site's own but the port. */
const madeUp: MailService = {
  maxBytes: 4_000,
  intervalMs: 3_000,
  fault: ({ token }) => (token ? undefined : 'The token is missing'),
  send: async ({ subject }, { token }, signal) => {
    const answer = await fetch(`https://post.example.com/${String(token)}?${subject ?? ''}`, {
      method: 'PUT',
      signal,
    });
    if (answer.status === 503) return 'busy';
    return answer.status === 204 ? 'taken' : 'refused';
  },
};

const services: [name: string, MailService, MailConfig['account'], Record<Answer, number>][] = [
  [
    'the site’s own service',
    mailService,
    mailSetup.place(mailSetup.sample('https://mail.example.com')).account,
    { taken: 200, busy: 429, refused: 400 },
  ],
  ['a made-up service', madeUp, { token: 'abc' }, { taken: 204, busy: 503, refused: 200 }],
];

const inquiry = { name: 'Ilze', email: 'ilze@example.com', phone: '', message: 'Labdien!' };
const stamp = { at: new Date(), reference: 'K7QM-4T2P', language: 'lv' } as const;
const submission = formatSubmission('contact', inquiry, stamp);
const FAILED = {
  success: false,
  reason: 'failed',
  error: 'Failed to send your submission. Please try again later.',
};

const fetchMock = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = fetchMock.mockReset();
});
afterEach(() => jest.useRealTimers());

describe.each(services)('Through %s', (_, service, account, statuses) => {
  const config: MailConfig = { mode: 'service', origin: '', account };
  const answer = (kind: Answer) => {
    const status = statuses[kind];
    return { status, ok: status < 300, text: () => Promise.resolve('') } as Response;
  };

  const onPhase = jest.fn<undefined, ['waiting' | 'sending']>();
  const send = async (sent = submission, mail = config, heldBack = Promise.resolve()) => {
    onPhase.mockReset();
    const sending = sendInquiry(service, mail, sent, {
      since: performance.now(),
      heldBack,
      onPhase,
    });
    await jest.advanceTimersByTimeAsync(15_000);
    return Promise.race([sending, Promise.resolve('pending')]);
  };

  /** Answers in turn, and notes when each request came. */
  function answerInTurn(...kinds: Answer[]): number[] {
    const times: number[] = [];
    fetchMock.mockImplementation(() =>
      Promise.resolve(answer(kinds[times.push(Date.now()) - 1] ?? 'taken')),
    );
    return times;
  }

  test('an inquiry that is taken is a success', async () => {
    answerInTurn('taken');
    expect(await send()).toEqual({ success: true });
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test('an inquiry that is refused is a failure', async () => {
    answerInTurn('refused');
    expect(await send()).toEqual(FAILED);
  });

  test('a network that is down is a failure', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await send()).toEqual(FAILED);
  });

  describe('15 s after the press on the button nobody knows whether the inquiry was sent,', () => {
    const never = new Promise<never>(() => undefined);
    const UNKNOWN = {
      success: false,
      reason: 'unknown',
      error: 'The mail service has not answered in time.',
    };

    test('when there is no answer', async () => {
      fetchMock.mockImplementation(
        (_url, request) =>
          new Promise((_resolve, reject) => {
            request?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
          }),
      );
      expect(await send()).toEqual(UNKNOWN);
    });

    test('when a request cannot be ended', async () => {
      fetchMock.mockReturnValue(never);
      expect(await send()).toEqual(UNKNOWN);
    });

    test('when the second try has no answer either', async () => {
      fetchMock.mockReturnValueOnce(Promise.resolve(answer('busy'))).mockReturnValue(never);
      expect(await send()).toEqual(UNKNOWN);
    });

    test('when it is held back for ever', async () => {
      expect(await send(submission, config, never)).toEqual(UNKNOWN);
      expect(fetchMock).not.toHaveBeenCalled();
    });
  });

  test('a busy service is asked once more, after its interval', async () => {
    const times = answerInTurn('busy', 'taken');
    const begun = Date.now();
    expect(await send()).toEqual({ success: true });
    expect(times).toEqual([begun, begun + service.intervalMs]);
    expect(onPhase.mock.calls.flat()).toEqual(['sending', 'waiting', 'sending']);
  });

  test('a service that stays busy is asked twice and no more', async () => {
    answerInTurn('busy', 'busy');
    expect(await send()).toEqual(FAILED);
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  test.each(['a', '🏠'])(
    'an inquiry larger than the service takes is not sent: %s',
    async (sign) => {
      const message = sign.repeat(service.maxBytes / new Blob([sign]).size);
      const result = await send(formatSubmission('contact', { ...inquiry, message }, stamp));
      expect(result).toMatchObject({ success: false, reason: 'tooLarge' });
      expect(fetchMock).not.toHaveBeenCalled();
    },
  );

  test('a preview sends nothing', async () => {
    const result = await send(submission, { mode: 'off', origin: '', account: {} });
    expect(result).toMatchObject({ success: false, reason: 'off' });
    expect(fetchMock).not.toHaveBeenCalled();
  });

  describe('an internal error is written to the console:', () => {
    beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
    afterEach(() => jest.restoreAllMocks());

    test('an account that lacks something', async () => {
      const lacking = mailSetup.place({}).account;
      const error = service.fault(lacking);
      const result = await send(submission, { ...config, account: lacking });
      expect(result).toEqual({ success: false, reason: 'internal', error });
      expect(console.error).toHaveBeenCalledWith(error);
    });

    test('a kind of form that nobody has set up', async () => {
      const other = { ...submission, form_type: 'other' as InquiryType };
      expect(await send(other)).toEqual({
        success: false,
        reason: 'internal',
        error: 'No template configured for form type',
      });
    });
  });
});
