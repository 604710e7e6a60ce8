import { namespaces } from '../site/routes';

/** How i18next writes a text that no file has (`appendNamespaceToMissingKey` in gatsby-config.ts). */
const MISSING = new RegExp(`\\b(${namespaces.join('|')}):([a-z]\\w*(?:\\.\\w+)*)`, 'g');

/** @throws with each text that a page asks for and its translations do not have, and with each placeholder that nothing fills in. */
export function refuseMissingTexts(html: string): void {
  const problems = [
    ...[...html.matchAll(MISSING)].map(
      ([, namespace, key]) =>
        `locales/…/${String(namespace)}.json  ${String(key)}: is missing; a text is expected`,
    ),
    ...[...html.matchAll(/\{\{\w+\}\}/g)].map(
      ([written]) =>
        `locales/…  ${written}: is filled in by nothing; expected {{company.…}} or the placeholder that was there`,
    ),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
