import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';

const source = createJiti(import.meta.url);
/** @type {typeof import('../../src/node/editor/config')} */
const { editorConfig } = await source.import('../../src/node/editor/config.ts');
/** @type {typeof import('../../src/node/editor/read-site')} */
const { readEditorSite } = await source.import('../../src/node/editor/read-site.ts');

/** The folders by the paths at which they are served. */
export const folders = {
  '/sveltia/': dirname(fileURLToPath(import.meta.resolve('@sveltia/cms'))),
  '/': fileURLToPath(new URL('app', import.meta.url)),
};

/** @param {Parameters<typeof editorConfig>[1]} place */
export const configOf = (place) => JSON.stringify(editorConfig(readEditorSite(new Date()), place));

/**
 * @param {string[]} hosts that the page may ask besides its own
 */
export function headersOf(hosts = []) {
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
