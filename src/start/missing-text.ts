import type { i18n } from 'i18next';
import { cloneElement, type ReactElement } from 'react';

/** Two private-use characters around a missing key. */
const [BEGIN, END] = ['\ufdd0', '\ufdd1'];

export interface Provider {
  i18n: i18n;
}

/** The provider of gatsby-plugin-react-i18next, for a build that looks for missing texts. */
export function markMissingTexts(page: ReactElement<Provider>): ReactElement {
  const parseMissingKeyHandler = (key: string) => BEGIN + key + END;
  return cloneElement(page, { i18n: page.props.i18n.cloneInstance({ parseMissingKeyHandler }) });
}

const MISSING = new RegExp(`${BEGIN}(\\w+):([^${END}]+)`, 'g');

/** @throws with each missing key of a page, and with each placeholder without a value. */
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
