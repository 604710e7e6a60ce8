import type { MailConfig } from '../../site/mail-config';
import localMail from './local-mail.json';

const SERVICE_ORIGIN = 'https://api.emailjs.com';

/** The variables of the account at the mail service. */
const variables = {
  userId: 'GATSBY_EMAILJS_USER_ID',
  serviceId: 'GATSBY_EMAILJS_SERVICE_ID',
  templateId: 'GATSBY_EMAILJS_TEMPLATE_ID',
} as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** Builds that only few people look at; what is filled in there must reach no inbox. */
const previews = ['deploy-preview', 'branch-deploy'];

/**
 * Where a build sends inquiries. Previews of the host send nowhere; a build with the account's
 * variables uses the service; one without any uses the local service, but never in production.
 * @throws when variables are missing.
 */
export function mailConfig(env: Environment): MailConfig {
  if (previews.includes(env.CONTEXT ?? ''))
    return { mode: 'off', origin: '', userId: '', serviceId: '', templateId: '' };
  const missing = Object.values(variables).filter((name) => !env[name]);
  const none = missing.length === Object.keys(variables).length;
  if (none && env.CONTEXT !== 'production') return { mode: 'local', ...localMail };
  if (missing.length > 0)
    throw new Error(
      `${missing.join(', ')}: missing; the forms need the account at the mail service (README, "Where inquiries go")`,
    );
  return {
    mode: 'service',
    origin: (env.GATSBY_EMAILJS_ORIGIN || SERVICE_ORIGIN).replace(/\/$/, ''),
    userId: env[variables.userId] ?? '',
    serviceId: env[variables.serviceId] ?? '',
    templateId: env[variables.templateId] ?? '',
  };
}
