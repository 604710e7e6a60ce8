import { languages } from '../../site/languages';
import type { PlannedPage } from '../pages/plan-pages';
import { deployContext } from '../settings/site-settings';
import { isOn, type Environment } from '../settings/variables';

/** `!` makes a rule win over the small page at its path. */
export const redirectsFile = (pages: readonly PlannedPage[]): string =>
  pages
    .map(({ path, context }) =>
      context.kind === 'redirect' ? `${path} ${context.to} ${context.status}!\n` : '',
    )
    .join('');

const security = [
  'X-Content-Type-Options: nosniff',
  'X-Frame-Options: DENY',
  'Referrer-Policy: strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy: same-origin',
  'Permissions-Policy: accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
];
const immutable = ['Cache-Control: public, max-age=31536000, immutable'];
const revalidate = ['Cache-Control: public, max-age=0, must-revalidate'];

/**
 * Each file matches only one caching rule, since a host joins the values of several. Each script has its own
 * rule: with a pattern a browser would also cache the 404 of a missing script, as after a rollback.
 */
export function headersFile(policy: string, scripts: string[], environment: Environment): string {
  const subdomains = isOn('HSTS_SUBDOMAINS', environment) ? '; includeSubDomains; preload' : '';
  const everywhere = [
    // Binds the domain to https for two years; its subdomains only where a build asks for it.
    `Strict-Transport-Security: max-age=63072000${subdomains}`,
    ...security,
    `Content-Security-Policy: ${policy}`,
  ];
  if (deployContext(environment) === 'preview') everywhere.push('X-Robots-Tag: noindex');
  const rules: readonly (readonly [path: string, lines: readonly string[]])[] = [
    ['/*', everywhere],
    ['/static/*', immutable],
    ['/fonts/*', immutable],
    ...scripts.map((name) => [`/${name}`, immutable] as const),
    ['/page-data/*', revalidate],
    ...languages.map((language) => [`/${language}/*`, revalidate] as const),
  ];
  return rules
    .map(([path, lines]) => [path, ...lines.map((line) => `  ${line}`), ''].join('\n'))
    .join('');
}

export const robotsFile = (siteUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`;
