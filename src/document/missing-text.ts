import { namespaces } from '../site/routes';

/** How i18next writes a text that no file has (`appendNamespaceToMissingKey` in gatsby-config.ts). */
const MISSING = new RegExp(`\\b(${namespaces.join('|')}):([a-z]\\w*(?:\\.\\w+)*)`, 'g');

/** @throws with each text that a page asks for and its translations do not have. */
export function refuseMissingTexts(html: string): void {
  const missing = [...html.matchAll(MISSING)].map(
    ([, namespace, key]) =>
      `locales/…/${String(namespace)}.json  ${String(key)}: is missing; a text is expected`,
  );
  if (missing.length > 0) throw new Error(missing.join('\n'));
}
