import { namespaces } from '../site/routes';

/** How i18next writes a text that no file has (`appendNamespaceToMissingKey` in gatsby-config.ts). */
const MISSING = new RegExp(`\\b(${namespaces.join('|')}):([a-z]\\w*(?:\\.\\w+)*)`, 'g');

/**
 * Stops the build where a page asks for texts that its words do not have; a browser would show their
 * keys.
 * @throws with each of them.
 */
export function refuseMissingTexts(html: string): void {
  const missing = [...html.matchAll(MISSING)].map(
    ([, namespace, key]) =>
      `locales/…/${String(namespace)}.json  ${String(key)}: is missing; a text is expected`,
  );
  if (missing.length > 0) throw new Error(missing.join('\n'));
}
