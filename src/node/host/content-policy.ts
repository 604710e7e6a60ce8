import { siteSettings, type SettingVariables } from '../settings/site-settings';
import type { InlineHashes } from './inline-hashes';

type Sources = readonly string[];
type Directives = Readonly<Record<string, Sources>>;
export type PolicyHosts = Record<'analytics' | 'analyticsData' | 'map' | 'mail', Sources>;

const NONE = ["'none'"];
const SELF = "'self'";

/** In the browser Emotion's style element starts empty; a script adds its rules. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

function shared(hosts: PolicyHosts, scripts: readonly string[]): Directives {
  const { analytics, analyticsData, map, mail } = hosts;
  return {
    'script-src': [SELF, ...scripts, ...analytics],
    'connect-src': [SELF, ...analytics, ...analyticsData, ...mail],
    'img-src': [SELF, ...analytics, ...analyticsData],
    'font-src': [SELF],
    'frame-src': map.length > 0 ? map : NONE,
    'form-action': [SELF],
    'base-uri': NONE,
    'object-src': NONE,
  };
}

/** Browsers enforce it together with the page's own. */
export const headerPolicy = (hosts: PolicyHosts, scripts: readonly string[]): string =>
  write({ ...shared(hosts, scripts), 'frame-ancestors': NONE });

export const pagePolicy = (hosts: PolicyHosts, { scripts, styles }: InlineHashes): string =>
  write({
    'default-src': NONE,
    ...shared(hosts, scripts),
    'style-src': [...styles, EMPTY_STYLE],
  });

const write = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

const PLACE = /(<meta charset=[^>]*>)(?:<meta http-equiv="Content-Security-Policy"[^>]*>)?/i;

/** Placed before everything that it applies to; replaces an older one. */
export function placePolicy(html: string, policy: string): string {
  if (!PLACE.test(html))
    throw new Error('A document without <meta charset> has no place for its policy');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.replace(PLACE, (_, charset: string) => charset + meta);
}

export interface HostVariables extends SettingVariables {
  GATSBY_ANALYTICS_HOSTS?: string;
}

/** @throws when a configured host is none. */
export function policyHosts(
  environment: HostVariables,
  { map, mail }: Record<'map' | 'mail', string>,
): PolicyHosts {
  const { analytics } = siteSettings(environment);
  return {
    analytics: origins(analytics ?? ''),
    analyticsData: analytics ? reportHosts(environment.GATSBY_ANALYTICS_HOSTS) : [],
    map: origins(map),
    mail: origins(mail),
  };
}

function reportHosts(configured = ''): string[] {
  const hosts = configured.split(/\s+/).filter(Boolean);
  const wrong = hosts.find((host) => !/^https:\/\/(\*\.)?[\w.-]+(:\d+)?$/.test(host));
  if (!wrong) return hosts;
  throw new Error(
    `GATSBY_ANALYTICS_HOSTS: "${wrong}" is not a host; expected https://host or https://*.host, divided by spaces`,
  );
}

const origins = (address: string) => (address.startsWith('http') ? [new URL(address).origin] : []);
