/** Texts by their names; `subject`, `formatted_data` and `reference` are among them. */
export type Message = Readonly<Record<string, string>>;

/** Where a build sends inquiries, all public; the origin is empty where it sends none. */
export type MailConfig = Queries.Mail;

type Destination = Pick<MailConfig, 'origin' | 'account'>;

/** A busy service is to be asked again. */
export type MailAnswer = 'taken' | 'busy' | 'tooLarge' | 'refused';

/** The service takes one message in this time. */
export const INTERVAL_MS = 1_000;

/** The largest message that the service takes, as JSON. */
export const MAX_BYTES = 50_000;

export const SEND_PATH = '/api/v1.0/email/send';

/** The version of the service's own library, whose call this is. */
const LIB_VERSION = '4.4.1';

/** The environment variable of each value of an account; a build needs all or none. */
export const accountVariables = {
  user_id: 'GATSBY_EMAILJS_USER_ID',
  service_id: 'GATSBY_EMAILJS_SERVICE_ID',
  template_id: 'GATSBY_EMAILJS_TEMPLATE_ID',
} as const;

const ids = Object.keys(accountVariables) as (keyof typeof accountVariables)[];

/** What is missing in an account, in English. */
export function missingIn(account: MailConfig['account']): string | undefined {
  const missing = ids.find((id) => !account[id]);
  return missing && `The ${missing.replace('_id', ' ID')} of the mail service is missing`;
}

/**
 * One request, which outlives its page (specification, section 7).
 * @throws when the network fails or the signal aborts.
 */
export async function send(
  message: Message,
  { origin, account }: Destination,
  signal: AbortSignal,
): Promise<MailAnswer> {
  // A request that outlives its page may hold no more than that, and fails without a word.
  if (sizeOf(message) > MAX_BYTES) return 'tooLarge';
  const answer = await fetch(origin + SEND_PATH, {
    method: 'POST',
    // Chrome 80, alone without this event, refuses such a request to another host.
    keepalive: 'SubmitEvent' in globalThis,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ lib_version: LIB_VERSION, ...account, template_params: message }),
    signal,
  });
  if (answer.status === 200 || (await answer.text()).trim() === 'OK') return 'taken';
  if (answer.status === 413) return 'tooLarge';
  return answer.status === 429 ? 'busy' : 'refused';
}

const sizeOf = (message: Message): number => new Blob([JSON.stringify(message)]).size;

export function destinationIn(env: Readonly<Record<string, string | undefined>>): Destination {
  const origin = (env.GATSBY_EMAILJS_ORIGIN || 'https://api.emailjs.com').replace(/\/$/, '');
  const account = Object.fromEntries(ids.map((id) => [id, env[accountVariables[id]] ?? '']));
  return { origin, account };
}

/** The mail service that runs beside the site on one machine. */
export const localDestination: Destination = {
  origin: 'http://localhost:8889',
  account: { user_id: 'local', service_id: 'local', template_id: 'local' },
};

/** An environment for tests, with an account at a local service at this address. */
export function sampleVariables(origin: string): Readonly<Record<string, string>> {
  const account = Object.fromEntries(ids.map((id) => [accountVariables[id], 'sample']));
  return { GATSBY_EMAILJS_ORIGIN: origin, ...account };
}

export type Reply = readonly [status: number, text: string];

/**
 * The responses of the local service, the same as the real one's.
 * @public `scripts/mail-service.ts` reads it.
 */
export const replies = {
  taken: [200, 'OK'],
  busy: [429, 'Too many requests'],
  refused: [400, 'Bad Request'],
  tooLarge: [413, 'Variables size limit. The maximum allowed variables size is 50Kb'],
} as const satisfies Record<string, Reply>;

/** The message in the body of a request to the local service, or the reply that refuses it. */
export function receive(body: string): { message: Message } | { error: Reply } {
  try {
    const { template_params: message = {} } = JSON.parse(body) as { template_params?: Message };
    return sizeOf(message) > MAX_BYTES ? { error: replies.tooLarge } : { message };
  } catch {
    return { error: replies.refused };
  }
}
