import { siteSettings, type SettingVariables } from '../settings/site-settings';
import type { InlineHashes } from './inline-hashes';

export interface PolicyHosts {
  analytics: readonly string[];
  analyticsData: readonly string[];
  map: readonly string[];
  mail: readonly string[];
}

type Directives = Readonly<Record<string, readonly string[]>>;

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
export function headerPolicy(hosts: PolicyHosts, scripts: readonly string[]): string {
  return write({ ...shared(hosts, scripts), 'frame-ancestors': NONE });
}

export function pagePolicy(hosts: PolicyHosts, { scripts, styles }: InlineHashes): string {
  return write({
    'default-src': NONE,
    ...shared(hosts, scripts),
    'style-src': [...styles, EMPTY_STYLE],
  });
}

function write(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

const PLACE = /(<meta charset=[^>]*>)(?:<meta http-equiv="Content-Security-Policy"[^>]*>)?/i;

/** Placed before everything that it applies to; replaces an older one. */
export function placePolicy(html: string, policy: string): string {
  if (!PLACE.test(html))
    throw new Error('A document without <meta charset> has no place for its policy');
  return html.replace(
    PLACE,
    (_, charset: string) =>
      `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}

export interface HostVariables extends SettingVariables {
  GATSBY_ANALYTICS_HOSTS?: string;
}

interface HostAddresses {
  map: string;
  mail: string;
}

/** @throws when a configured host is none. */
export function policyHosts(environment: HostVariables, { map, mail }: HostAddresses): PolicyHosts {
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

function origins(address: string): string[] {
  return address.startsWith('http') ? [new URL(address).origin] : [];
}
