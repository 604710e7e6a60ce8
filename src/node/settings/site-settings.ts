import {
  accountVariables,
  destinationIn,
  localDestination,
  type MailConfig,
} from '../../mail/mail-service';
import { dayInRiga } from '../../site/riga-time';
import { COMPANY_FILE, parseCompany } from '../content/company/read-company';
import { readText } from '../content/files/read-text';
import type { Problem } from '../content/problems';

/** The variables of a build. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * From Netlify's CONTEXT: `production`, `deploy-preview`, `branch-deploy` or a branch; `dev` on this
 * machine.
 */
export function deployContext({ CONTEXT }: Environment): 'production' | 'preview' | 'local' {
  if (!CONTEXT || CONTEXT === 'dev') return 'local';
  return CONTEXT === 'production' ? 'production' : 'preview';
}

export function siteSettings(environment: Environment, now = new Date()) {
  const isPreview = deployContext(environment) === 'preview';
  const analytics = checked(
    'GATSBY_ANALYTICS_SRC',
    environment.GATSBY_ANALYTICS_SRC,
    /^https:\/\/[^\s/]+\/\S*$|^\/[^\s/]\S*$/,
    'is not the address of a script; expected https://host/path, or /path on this site',
  );
  return {
    robots: isPreview ? 'noindex' : 'index, follow',
    analytics: isPreview ? null : analytics,
    preview: isPreview ? environment.COMMIT_REF?.slice(0, 7) || 'preview' : null,
    drafts: isPreview || environment.gatsby_executing_command === 'develop',
    // Read as a node, so that a new day updates the lists of articles, also from a kept cache.
    today: dayInRiga(now),
    demonstration: isOn('DEMO', environment),
  };
}

/** SITE_URL, else the address in company.yml. @throws when neither is an address. */
export function siteUrl({ SITE_URL }: Environment): string {
  const message = 'is not an address; expected https:// and a host, without a slash at its end';
  const configured = checked('SITE_URL', SITE_URL, /^https?:\/\/[^/]+$/, message);
  return configured ?? parseCompany(readText(COMPANY_FILE)).url;
}

const mailVariables = Object.values(accountVariables);

/** Previews send nowhere. Without an account a build for production stops, any other sends to the local service. */
export function mailConfig(env: Environment): MailConfig {
  const context = deployContext(env);
  if (context === 'preview') return { mode: 'off', origin: '', account: {} };
  const none = mailVariables.every((name) => !env[name]);
  if (none && context !== 'production') return { mode: 'local', ...localDestination };
  return { mode: 'service', ...destinationIn(env) };
}

export function mailProblems(env: Environment): Problem[] {
  if (mailConfig(env).mode !== 'service') return [];
  return mailVariables
    .filter((name) => !env[name])
    .map((name) => ({
      file: 'environment',
      key: name,
      message: 'is missing; the forms send through an account (README, "Where inquiries go")',
    }));
}

export const isOn = (name: string, { [name]: value }: Environment): boolean =>
  checked(name, value, /^true$/, 'is not known; expected true, or nothing') !== null;

/** The value of a setting, `null` without one. @throws when it is wrong, before a build is published with it. */
export function checked(
  name: string,
  value: string | undefined,
  allowed: RegExp,
  message: string,
): string | null {
  if (!value || allowed.test(value)) return value || null;
  throw new Error(`${name}: "${value}" ${message}`);
}
