/** Texts by their names; `subject`, `formatted_data` and `reference` are among them. */
export type Message = Readonly<Record<string, string>>;

/** Only the service's adapter knows what is in it; all of it is public. */
export type Account = Readonly<Record<string, unknown>>;

/** Where a build's pages send inquiries. */
export interface MailConfig {
  mode: 'service' | 'local' | 'off';
  /** Empty where nothing is sent. */
  origin: string;
  account: Account;
}

/** `busy` asks for a retry. */
export type Answer = 'taken' | 'busy' | 'refused';

/** A mail service, as pages use it. */
export interface MailService {
  /** Of a message as JSON. */
  maxBytes: number;
  /** Between the beginnings of two requests. */
  intervalMs: number;
  /** In English, what is missing in an account. */
  fault: (account: Account) => string | undefined;
  /** One request, which outlives its page. @throws when the network fails or the signal aborts. */
  send: (message: Message, account: Account, signal: AbortSignal) => Promise<Answer>;
}

export type Reply = readonly [status: number, text: string];

type Environment = Readonly<Record<string, string | undefined>>;

type Place = Pick<MailConfig, 'origin' | 'account'>;

/** A mail service, as builds and the local service use it. */
export interface MailSetup {
  /** Without these environment variables there is no account. */
  variables: readonly string[];
  place: (env: Environment) => Place;
  /** An environment for tests, with an account at a local service at this address. */
  sample: (origin: string) => Readonly<Record<string, string>>;
  local: Place;
  /** Of the local service. */
  path: string;
  /** The message in the body of a request, or the reply that refuses it. */
  receive: (body: string) => { message: Message } | { refusal: Reply };
  replies: Readonly<Record<'taken' | 'busy', Reply>>;
}
