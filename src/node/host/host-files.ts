import { deployContext } from '../../site/deploy-context';
import { languages } from '../../site/languages';
import type { RedirectContext } from '../../site/page-context';

/** A redirect as the host reads it. */
interface RedirectRule extends Pick<RedirectContext, 'to' | 'status'> {
  from: string;
}

/** `_redirects`: a rule for each redirect; the mark makes it win over the small page at its path. */
export function redirectsFile(rules: readonly RedirectRule[]): string {
  return rules.map(({ from, to, status }) => `${from} ${to} ${status}!\n`).join('');
}

/** What no page may use of a device. */
const unused =
  'accelerometer browsing-topics camera display-capture geolocation gyroscope magnetometer microphone midi payment usb'.split(
    ' ',
  );

/** Binds the domain to https for two years; its subdomains only where a build asks for it. */
function transport(subdomains: string | undefined): string {
  if (subdomains && subdomains !== 'true')
    throw new Error(`HSTS_SUBDOMAINS: "${subdomains}" is not known; expected true, or nothing`);
  const more = subdomains ? '; includeSubDomains; preload' : '';
  return `Strict-Transport-Security: max-age=63072000${more}`;
}

const security = [
  'X-Content-Type-Options: nosniff',
  'X-Frame-Options: DENY',
  'Referrer-Policy: strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy: same-origin',
  `Permissions-Policy: ${unused.map((feature) => `${feature}=()`).join(', ')}`,
];
const unlisted = 'X-Robots-Tag: noindex';
const forGood = ['Cache-Control: public, max-age=31536000, immutable'];
const alwaysAsk = ['Cache-Control: public, max-age=0, must-revalidate'];

/** The variables of a build that its headers depend on. */
interface HeaderVariables {
  CONTEXT?: string;
  /** `true` binds the subdomains too, and asks for a place on the browsers' own list. */
  HSTS_SUBDOMAINS?: string;
}

/**
 * `_headers`: rules by kind of file, so that its size does not grow with the number of pages. Each
 * file meets one rule for caching only, as a host joins the values of several.
 */
export function headersFile(policy: string, environment: HeaderVariables): string {
  const everywhere = [
    transport(environment.HSTS_SUBDOMAINS),
    ...security,
    `Content-Security-Policy: ${policy}`,
  ];
  if (deployContext(environment) === 'preview') everywhere.push(unlisted);
  const rules: readonly (readonly [path: string, lines: readonly string[]])[] = [
    ['/*', everywhere],
    ['/static/*', forGood],
    ['/fonts/*', forGood],
    ['/*.js', forGood],
    ['/page-data/*', alwaysAsk],
    ...languages.map((language) => [`/${language}/*`, alwaysAsk] as const),
  ];
  return rules
    .map(([path, lines]) => [path, ...lines.map((line) => `  ${line}`), ''].join('\n'))
    .join('');
}

/** `robots.txt`: everything may be read, and where the sitemap is. */
export function robotsFile(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`;
}
