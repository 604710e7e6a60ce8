import type { MailConfig } from '../../mail/port';
import { mailSetup } from '../../mail/service';
import { deployContext } from '../../site/deploy-context';
import type { Problem } from '../content/problems';

type Environment = Readonly<Record<string, string | undefined>>;

/** Previews send nowhere. Where no variable of the account is set, only a production build misses them. */
export function mailConfig(env: Environment): MailConfig {
  const context = deployContext(env);
  if (context === 'preview') return { mode: 'off', origin: '', account: {} };
  const none = mailSetup.variables.every((name) => !env[name]);
  if (none && context !== 'production') return { mode: 'local', ...mailSetup.local };
  return { mode: 'service', ...mailSetup.place(env) };
}

export function mailProblems(env: Environment): Problem[] {
  if (mailConfig(env).mode !== 'service') return [];
  return mailSetup.variables
    .filter((name) => !env[name])
    .map((name) => ({
      file: 'environment',
      key: name,
      message: 'is missing; the forms send through an account (README, "Where inquiries go")',
    }));
}
