import {
  accountVariables,
  destinationIn,
  localDestination,
  type MailConfig,
} from '../../mail/mail-service';
import type { Problem } from '../content/problems';
import { deployContext, type Environment } from './site-settings';

const variables = Object.values(accountVariables);

/** Previews send nowhere. Without an account a build for production stops, any other sends to the local service. */
export function mailConfig(env: Environment): MailConfig {
  const context = deployContext(env);
  if (context === 'preview') return { mode: 'off', origin: '', account: {} };
  const none = variables.every((name) => !env[name]);
  if (none && context !== 'production') return { mode: 'local', ...localDestination };
  return { mode: 'service', ...destinationIn(env) };
}

export function mailProblems(env: Environment): Problem[] {
  if (mailConfig(env).mode !== 'service') return [];
  return variables
    .filter((name) => !env[name])
    .map((name) => ({
      file: 'environment',
      key: name,
      message: 'is missing; the forms send through an account (README, "Where inquiries go")',
    }));
}
