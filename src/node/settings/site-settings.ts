import {
  accountVariables,
  destinationIn,
  localDestination,
  type MailConfig,
} from '../../mail/mail-service';
import { readCompany } from '../content/company/read-company';
import type { Problem } from '../content/problems';
import { isOn, validValue, variableProblems, type Environment } from './variables';

/**
 * From Netlify's CONTEXT: `production`, `deploy-preview`, `branch-deploy` or a branch; `dev` on this
 * machine.
 */
export function deployContext({ CONTEXT }: Environment): 'production' | 'preview' | 'local' {
  if (!CONTEXT || CONTEXT === 'dev') return 'local';
  return CONTEXT === 'production' ? 'production' : 'preview';
}

export function siteSettings(environment: Environment) {
  const isPreview = deployContext(environment) === 'preview';
  const analytics = validValue('GATSBY_ANALYTICS_SRC', environment);
  return {
    robots: isPreview ? 'noindex' : 'index, follow',
    analytics: isPreview ? null : analytics,
    preview: isPreview ? environment.COMMIT_REF?.slice(0, 7) || 'preview' : null,
    drafts: isPreview || environment.gatsby_executing_command === 'develop',
    demonstration: isOn('DEMO', environment),
  };
}

/** SITE_URL, else the address in company.yml; empty while neither is valid, which stops a build. */
export const siteUrl = (environment: Environment): string =>
  validValue('SITE_URL', environment) ?? readCompany().value?.url ?? '';

const mailVariables = Object.values(accountVariables);

/** Previews send nowhere. Without an account a build for production stops, any other sends to the local service. */
export function mailConfig(env: Environment): MailConfig {
  const context = deployContext(env);
  if (context === 'preview') return { mode: 'off', origin: '', account: {} };
  const none = mailVariables.every((name) => !env[name]);
  if (none && context !== 'production') return { mode: 'local', ...localDestination };
  return { mode: 'service', ...destinationIn(env) };
}

/** Characters with which Gatsby, or webpack, reads the path of a file as something else. */
const UNUSABLE = /[!()[\]{}#%]/;

/** All that stops a build before its content is read: the variables, and the name of the project's folder. */
export function environmentProblems(env: Environment, folder = process.cwd()): Problem[] {
  const problem = (key: string, message: string) => ({ file: 'environment', key, message });
  const missing = 'is missing; the forms send through an account (README, "Where inquiries go")';
  const isService = mailConfig(env).mode === 'service';
  const [unusable] = UNUSABLE.exec(folder) ?? [];
  return [
    ...variableProblems(env),
    ...mailVariables
      .filter((name) => isService && !env[name])
      .map((name) => problem(name, missing)),
    ...(unusable
      ? [problem('folder', `must have no "${unusable}" in its path; rename or move ${folder}`)]
      : []),
  ];
}
