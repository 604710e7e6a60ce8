/** What is sent: texts under their names. `subject`, `formatted_data` and `reference` are among them. */
export type Message = Readonly<Record<string, string>>;

/** An account at a mail service. Only the service's own adapter knows what is in it; all of it is public. */
export type Account = Readonly<Record<string, unknown>>;

/** Where a build's pages send inquiries. */
export interface MailConfig {
  /** To the service, to the local one, or nowhere. */
  mode: 'service' | 'local' | 'off';
  /** The host that answers; empty where nothing is sent. */
  origin: string;
  account: Account;
}

/** What a service made of a message. `busy` asks for another try. */
export type Answer = 'taken' | 'busy' | 'refused';

/** A mail service, as pages use it. */
export interface MailService {
  /** How many bytes a message may have as JSON. */
  maxBytes: number;
  /** The time between the beginnings of two requests, in milliseconds. */
  intervalMs: number;
  /** In English, what is missing in an account; `undefined` where nothing is. */
  fault: (account: Account) => string | undefined;
  /**
   * Sends a message by one request, which must outlive its page (`keepalive`).
   * @throws when the network fails or the signal ends the request.
   */
  send: (message: Message, account: Account, signal: AbortSignal) => Promise<Answer>;
}

/** An answer by HTTP. */
export type Reply = readonly [status: number, text: string];

type Environment = Readonly<Record<string, string | undefined>>;

type Place = Pick<MailConfig, 'origin' | 'account'>;

/** A mail service, as builds and the local service use it. */
export interface MailSetup {
  /** The environment variables without which there is no account. */
  variables: readonly string[];
  /** The account that the environment describes. */
  place: (env: Environment) => Place;
  /** An environment for tests, with the account at a local service that listens at this address. */
  sample: (origin: string) => Readonly<Record<string, string>>;
  /** The account at the local service, and where that listens. */
  local: Place;
  /** The path of the local service to which messages are posted. */
  path: string;
  /** The message in the body of a request, or the reply that refuses it. */
  receive: (body: string) => { message: Message } | { refusal: Reply };
  /** The reply to a message that is taken or comes too soon. */
  replies: Readonly<Record<'taken' | 'busy', Reply>>;
}
