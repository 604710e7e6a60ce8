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
