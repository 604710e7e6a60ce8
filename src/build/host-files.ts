import type { RedirectContext } from '../site/page-context';

/** A redirect as the host reads it. */
export interface RedirectRule extends Pick<RedirectContext, 'to' | 'status'> {
  from: string;
}

/** `_redirects`: a rule for each redirect; the mark makes it win over the small page at its path. */
export function redirectsFile(rules: readonly RedirectRule[]): string {
  return rules.map(({ from, to, status }) => `${from} ${to} ${status}!\n`).join('');
}

const security = [
  'X-Content-Type-Options: nosniff',
  'Referrer-Policy: strict-origin-when-cross-origin',
  'X-Frame-Options: DENY',
];
const forGood = ['Cache-Control: public, max-age=31536000, immutable'];
const alwaysAsk = ['Cache-Control: public, max-age=0, must-revalidate'];

const headers: readonly [path: string, lines: readonly string[]][] = [
  ['/*', security],
  ['/static/*', forGood],
  ['/fonts/*', forGood],
  ['/*.js', forGood],
  ['/page-data/*', alwaysAsk],
];

/** `_headers`: rules by kind of file, so that its size does not grow with the number of pages. */
export function headersFile(): string {
  return headers
    .map(([path, lines]) => [path, ...lines.map((line) => `  ${line}`), ''].join('\n'))
    .join('');
}

/** `robots.txt`: everything may be read, and where the sitemap is. */
export function robotsFile(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`;
}
