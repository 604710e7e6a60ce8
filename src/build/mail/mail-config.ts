import { deployContext } from '../../site/deploy-context';
import type { MailConfig } from '../../site/mail-config';
import type { Problem } from '../problems';
import localMail from './local-mail.json';

const SERVICE_ORIGIN = 'https://api.emailjs.com';

/** The variables of the account at the mail service. */
const variables = {
  userId: 'GATSBY_EMAILJS_USER_ID',
  serviceId: 'GATSBY_EMAILJS_SERVICE_ID',
  templateId: 'GATSBY_EMAILJS_TEMPLATE_ID',
} as const;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Where a build sends inquiries. Previews of the host send nowhere; a build with the account's
 * variables uses the service; one without any uses the local service, but never in production.
 */
export function mailConfig(env: Environment): MailConfig {
  const context = deployContext(env);
  if (context === 'preview')
    return { mode: 'off', origin: '', userId: '', serviceId: '', templateId: '' };
  const none = Object.values(variables).every((name) => !env[name]);
  if (none && context !== 'production') return { mode: 'local', ...localMail };
  return {
    mode: 'service',
    origin: (env.GATSBY_EMAILJS_ORIGIN || SERVICE_ORIGIN).replace(/\/$/, ''),
    userId: env[variables.userId] ?? '',
    serviceId: env[variables.serviceId] ?? '',
    templateId: env[variables.templateId] ?? '',
  };
}

/** The account's variables that a build for the service lacks; each stops it. */
export function mailProblems(env: Environment): Problem[] {
  if (mailConfig(env).mode !== 'service') return [];
  return Object.values(variables)
    .filter((name) => !env[name])
    .map((name) => ({
      file: 'environment',
      key: name,
      message: 'is missing; the forms send through an account (README, "Where inquiries go")',
    }));
}
