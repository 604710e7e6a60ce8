import { accountVariables, destinationIn, localDestination } from '../../mail/mail-service';
import type { MailConfig } from '../../mail/mail-service';
import { fromKeys } from '../../site/from-keys';
import { dayInRiga } from '../../site/riga-time';
import { readCompany } from '../content/company/read-company';
import type { Problem } from '../content/problems';

export type Environment = Readonly<Record<string, string | undefined>>;

type Rule = readonly [allowed: RegExp, expected: string];

const onlyTrue: Rule = [/^true$/, 'true, or left out'];
const id: Rule = [/^[^\s'"]+$/, 'the value alone, without blanks and quotation marks'];
const port: Rule = [
  /^([1-9]\d{0,3}|[1-5]\d{4}|6[0-4]\d{3}|65[0-4]\d\d|655[0-2]\d|6553[0-5])$/,
  'a port from 1 to 65535',
];

/** docs/deploying.md and docs/taking-over.md describe these variables. */
const rules = {
  CONTEXT: [
    /^(production|deploy-preview|branch-deploy|preview-server|dev-server|dev|branch:.+)$/,
    'production, deploy-preview, branch-deploy or dev',
  ],
  DEMO: onlyTrue,
  HSTS_SUBDOMAINS: onlyTrue,
  SITE_URL: [
    /^https?:\/\/[\p{L}\p{N}.-]+(:\d+)?$/u,
    'https:// and a host, without a slash at its end',
  ],
  GATSBY_ANALYTICS_SRC: [
    /^https:\/\/[^\s/]+\/\S*$|^\/[^\s/]\S*$/,
    'the address of a script, https://host/path, or /path on this site',
  ],
  GATSBY_ANALYTICS_HOSTS: [
    /^(\s*https:\/\/(\*\.)?[\w.-]+(:\d+)?(?!\S))+\s*$/,
    'https://host or https://*.host, divided by spaces',
  ],
  GATSBY_EMAILJS_ORIGIN: [/^https?:\/\/[\p{L}\p{N}.-]+(:\d+)?\/?$/u, 'https:// and a host'],
  ...fromKeys(Object.values(accountVariables), () => id),
  EDITOR_REPO: [/^[\w.-]+(\/[\w.-]+)+$/, 'the name of a repository, like owner/name'],
  EDITOR_BRANCH: [/^\S+$/, 'the name of a branch'],
  EDITOR_PORT: port,
  SITE_PORT: port,
  MAIL_PORT: port,
} satisfies Record<string, Rule>;

type Variable = keyof typeof rules;

/** `null` without a value that its rule allows; `variableProblems` reports such a value. */
export function validValue(name: Variable, { [name]: value }: Environment): string | null {
  return value && rules[name][0].test(value) ? value : null;
}

export const isOn = (name: 'DEMO' | 'HSTS_SUBDOMAINS', environment: Environment): boolean =>
  validValue(name, environment) !== null;

const problem = (key: string, message: string): Problem => ({ file: 'environment', key, message });

export const variableProblems = (environment: Environment): Problem[] =>
  Object.entries<Rule>(rules).flatMap(([name, [allowed, expected]]) => {
    const { [name]: value } = environment;
    const isWrong = value && !allowed.test(value);
    return isWrong ? [problem(name, `must be ${expected}; found "${value}"`)] : [];
  });

/** From Netlify's CONTEXT, which is `dev` on this machine. */
export function deployContext({ CONTEXT }: Environment): 'production' | 'preview' | 'local' {
  if (!CONTEXT || CONTEXT === 'dev') return 'local';
  return CONTEXT === 'production' ? 'production' : 'preview';
}

export function siteSettings(environment: Environment, now = new Date()) {
  const isPreview = deployContext(environment) === 'preview';
  const analytics = validValue('GATSBY_ANALYTICS_SRC', environment);
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

/** SITE_URL, else the address in company.yml; empty while neither is valid, which stops a build. */
export const siteUrl = (environment: Environment): string =>
  validValue('SITE_URL', environment) ?? readCompany().value?.url ?? '';

const mailVariables = Object.values(accountVariables);

/** Previews send nowhere. Without an account production stops, and others send locally. */
export function mailConfig(env: Environment): MailConfig {
  const context = deployContext(env);
  if (context === 'preview') return { mode: 'off', origin: '', account: {} };
  const none = mailVariables.every((name) => !env[name]);
  if (none && context !== 'production') return { mode: 'local', ...localDestination };
  return { mode: 'service', ...destinationIn(env) };
}

/** Characters with which Gatsby, or webpack, reads the path of a file as something else. */
const UNUSABLE = /[!()[\]{}#%]/;

/** What stops a build before its content is read: variables, and its folder's name. */
export function environmentProblems(env: Environment, folder = process.cwd()): Problem[] {
  const missing = 'is missing; the forms send through an account (README, "Where inquiries go")';
  const isService = mailConfig(env).mode === 'service';
  const [unusable] = UNUSABLE.exec(folder) ?? [];
  const path = `must have no "${unusable}" in its path; rename or move ${folder}`;
  return [
    ...variableProblems(env),
    ...mailVariables
      .filter((name) => isService && !env[name])
      .map((name) => problem(name, missing)),
    ...(unusable ? [problem('folder', path)] : []),
  ];
}
