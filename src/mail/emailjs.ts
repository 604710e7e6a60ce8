import type { Account, MailService, MailSetup, Message } from './port';

/** Of the service's own library, whose call this is. */
const LIB_VERSION = '4.4.1';
const PATH = '/api/v1.0/email/send';
const MAX_BYTES = 50_000;

const idNames = ['user_id', 'service_id', 'template_id'] as const;

type Ids = Readonly<Record<(typeof idNames)[number], string>>;

const read = (account: Account) => account as { origin: string; ids: Ids };

/** Specification, section 7. */
export const emailjs: MailService = {
  maxBytes: MAX_BYTES,
  intervalMs: 1_000,
  fault: (account) => {
    const missing = idNames.find((name) => !read(account).ids[name]);
    return missing && `The ${missing.replace('_id', ' ID')} of the mail service is missing`;
  },
  send: async (message, account, signal) => {
    const { origin, ids } = read(account);
    const answer = await fetch(origin + PATH, {
      method: 'POST',
      keepalive: true,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ lib_version: LIB_VERSION, ...ids, template_params: message }),
      signal,
    });
    if (answer.status === 200 || (await answer.text()).trim() === 'OK') return 'taken';
    return answer.status === 429 ? 'busy' : 'refused';
  },
};

const variables: Ids = {
  user_id: 'GATSBY_EMAILJS_USER_ID',
  service_id: 'GATSBY_EMAILJS_SERVICE_ID',
  template_id: 'GATSBY_EMAILJS_TEMPLATE_ID',
};

const LOCAL_ORIGIN = 'http://localhost:8889';
const localIds: Ids = { user_id: 'local', service_id: 'local', template_id: 'local' };

/** What the service answers to wrong IDs. */
const wrongId: Ids = {
  user_id: 'The Public Key is invalid',
  service_id: 'The service ID not found',
  template_id: 'The template ID not found',
};

/** Calls are marked as pure, so that no page carries it. */
export const emailjsSetup: MailSetup = {
  variables: /* @__PURE__ */ Object.values(variables),
  place: (env) => {
    const origin = (env.GATSBY_EMAILJS_ORIGIN || 'https://api.emailjs.com').replace(/\/$/, '');
    const ids = Object.fromEntries(idNames.map((name) => [name, env[variables[name]] ?? '']));
    return { origin, account: { origin, ids } };
  },
  sample: (origin) => ({
    GATSBY_EMAILJS_ORIGIN: origin,
    ...Object.fromEntries(idNames.map((name) => [variables[name], localIds[name]])),
  }),
  local: { origin: LOCAL_ORIGIN, account: { origin: LOCAL_ORIGIN, ids: localIds } },
  path: PATH,
  receive: (body) => {
    const call = parse(body);
    const wrong = idNames.find((name) => call[name] !== localIds[name]);
    if (wrong) return { refusal: [400, wrongId[wrong]] };
    const message = call.template_params ?? {};
    if (new Blob([JSON.stringify(message)]).size > MAX_BYTES)
      return { refusal: [413, 'Variables size limit. The maximum allowed variables size is 50Kb'] };
    return { message };
  },
  replies: { taken: [200, 'OK'], busy: [429, 'Too many requests'] },
};

function parse(body: string): Partial<Ids & { template_params: Message }> {
  try {
    return Object(JSON.parse(body)) as Partial<Ids & { template_params: Message }>;
  } catch {
    return {};
  }
}
