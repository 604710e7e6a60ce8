import { accountVariables } from '../../mail/mail-service';
import { fromKeys } from '../../site/from-keys';
import type { Problem } from '../content/problems';

/** The variables of a build. */
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

const allRules: Readonly<Record<string, Rule>> = rules;

/** `null` without a value that its rule allows; `variableProblems` reports such a value. */
export function validValue(name: Variable, { [name]: value }: Environment): string | null {
  return value && rules[name][0].test(value) ? value : null;
}

export const isOn = (name: 'DEMO' | 'HSTS_SUBDOMAINS', environment: Environment): boolean =>
  validValue(name, environment) !== null;

/** Each with what is expected and what was found. */
export const variableProblems = (environment: Environment): Problem[] =>
  Object.entries(allRules)
    .filter(([name, [allowed]]) => environment[name] && !allowed.test(environment[name]))
    .map(([name, [, expected]]) => ({
      file: 'environment',
      key: name,
      message: `must be ${expected}; found "${environment[name] ?? ''}"`,
    }));
