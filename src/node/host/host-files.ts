import { deployContext } from '../../site/deploy-context';
import { languages } from '../../site/languages';
import type { RedirectContext } from '../../site/page-context';

interface RedirectRule extends Pick<RedirectContext, 'to' | 'status'> {
  from: string;
}

/** `!` makes a rule win over the small page at its path. */
export const redirectsFile = (rules: readonly RedirectRule[]): string =>
  rules.map(({ from, to, status }) => `${from} ${to} ${status}!\n`).join('');

const unused =
  'accelerometer browsing-topics camera display-capture geolocation gyroscope magnetometer microphone midi payment usb';

type Environment = Partial<Record<'CONTEXT' | 'HSTS_SUBDOMAINS', string>>;

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
  `Permissions-Policy: ${unused
    .split(' ')
    .map((feature) => `${feature}=()`)
    .join(', ')}`,
];
const unlisted = 'X-Robots-Tag: noindex';
const forGood = ['Cache-Control: public, max-age=31536000, immutable'];
const alwaysAsk = ['Cache-Control: public, max-age=0, must-revalidate'];

/**
 * Each file meets one caching rule only: a host joins the values of several. Scripts have a rule for each
 * name: by a pattern a browser would also keep that one of them was missing, as after a rollback.
 */
export function headersFile(policy: string, scripts: string[], environment: Environment): string {
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
    ...scripts.map((name) => [`/${name}`, forGood] as const),
    ['/page-data/*', alwaysAsk],
    ...languages.map((language) => [`/${language}/*`, alwaysAsk] as const),
  ];
  return rules
    .map(([path, lines]) => [path, ...lines.map((line) => `  ${line}`), ''].join('\n'))
    .join('');
}

export const robotsFile = (siteUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`;
