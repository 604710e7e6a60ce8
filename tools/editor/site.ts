import { editorConfig } from '../../src/node/editor/config';

/** The folders by the paths at which they are served. */
export const folders = {
  '/sveltia/': 'tools/editor/node_modules/@sveltia/cms/npm',
  '/': 'tools/editor/app',
};

export const configOf = (place: Parameters<typeof editorConfig>[0]) =>
  JSON.stringify(editorConfig(place));

/** `hosts`: the other hosts that the page may send requests to. */
export function headersOf(hosts: readonly string[] = []) {
  const policy = {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self' data:",
    'connect-src': ["'self' blob: data:", ...hosts].join(' '),
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map((pair) => pair.join(' '))
      .join('; '),
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  };
}
