import { createHash } from 'node:crypto';
import { siteSettings, validValue, type Environment } from '../settings/settings';

export type PolicyHosts = ReturnType<typeof policyHosts>;

const NONE = ["'none'"];
const SELF = "'self'";

/** In the browser Emotion's style element starts empty; a script adds its rules. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

function shared({ analytics, analyticsData, map, mail }: PolicyHosts, scripts: readonly string[]) {
  return {
    'script-src': [SELF, ...scripts, ...analytics],
    'connect-src': [SELF, ...analytics, ...analyticsData, ...mail],
    'img-src': [SELF, ...analytics, ...analyticsData],
    'frame-src': map.length > 0 ? map : NONE,
    'form-action': [SELF],
    'base-uri': NONE,
    'object-src': NONE,
  };
}

/** Browsers enforce it together with the page's own. */
export const headerPolicy = (hosts: PolicyHosts, scripts: readonly string[]): string =>
  write({ ...shared(hosts, scripts), 'frame-ancestors': NONE });

export const pagePolicy = (hosts: PolicyHosts, hashes: ReturnType<typeof inlineHashes>): string =>
  write({
    // For fonts, too; Firefox before 132 has no other directive for `<use href>`.
    'default-src': [SELF],
    ...shared(hosts, hashes.scripts),
    'style-src': [...hashes.styles, EMPTY_STYLE],
  });

const write = (directives: Readonly<Record<string, readonly string[]>>): string =>
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

interface Services {
  map: string;
  mail: string;
}

export function policyHosts(environment: Environment, { map, mail }: Services) {
  const { analytics } = siteSettings(environment);
  const reportHosts = validValue('GATSBY_ANALYTICS_HOSTS', environment) ?? '';
  return {
    analytics: origins(analytics ?? ''),
    analyticsData: analytics ? reportHosts.split(/\s+/).filter(Boolean) : [],
    map: origins(map),
    mail: origins(mail),
  };
}

const origins = (address: string) => (address.startsWith('http') ? [new URL(address).origin] : []);

const INLINE = /<(script|style)\b([^>]*)>([^]*?)<\/\1>/g;

/** Data for search engines is no script and needs no hash. */
const NO_INLINE_SCRIPT = /\bsrc=|\btype=(?!"module")/;

export function inlineHashes(html: string) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, element, attributes = '', code = ''] of html.matchAll(INLINE)) {
    const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
    if (element === 'style') styles.add(hash);
    else if (!NO_INLINE_SCRIPT.test(attributes)) scripts.add(hash);
  }
  return { scripts: [...scripts], styles: [...styles] };
}
