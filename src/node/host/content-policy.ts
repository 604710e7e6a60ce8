import { siteSettings, type SettingVariables } from '../settings/site-settings';
import type { InlineHashes } from './inline-hashes';

/** Other origins that pages may talk to; empty if there are none. */
export interface PolicyHosts {
  /** Serves the analytics script. */
  analytics: readonly string[];
  /** Take what that script counts. */
  analyticsData: readonly string[];
  /** Serves the embedded map. */
  map: readonly string[];
  /** Takes the forms. */
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

/**
 * The policy in the header of every answer, without what differs from page to page. Browsers obey
 * it together with the page's own.
 */
export function headerPolicy(hosts: PolicyHosts, scripts: readonly string[]): string {
  return write({ ...shared(hosts, scripts), 'frame-ancestors': NONE });
}

/**
 * The policy in the head of a page: all of it, with the hashes of the inline scripts and styles of
 * this page.
 */
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

/**
 * Puts the policy into the head of a document, before everything that it applies to, and replaces
 * an older one.
 * @throws when the document has no place for it.
 */
export function placePolicy(html: string, policy: string): string {
  if (!PLACE.test(html))
    throw new Error('A document without <meta charset> has no place for its policy');
  return html.replace(
    PLACE,
    (_, charset: string) =>
      `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}

/** The variables of a build that allow other hosts. */
export interface HostVariables extends SettingVariables {
  GATSBY_ANALYTICS_HOSTS?: string;
}

/** Addresses on other hosts that pages use; empty where there is none. */
interface HostAddresses {
  /** The embedded map. */
  map: string;
  /** The mail service. */
  mail: string;
}

/**
 * The other hosts that the configuration allows: those of the analytics script, its reports, the
 * embedded map and the mail service.
 * @throws when one of them is no host.
 */
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

/** The origin of an address on another host; none for a path on this one. */
function origins(address: string): string[] {
  return address.startsWith('http') ? [new URL(address).origin] : [];
}
