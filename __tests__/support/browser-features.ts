import { readFileSync } from 'node:fs';
import bcd, {
  type BrowserName,
  type CompatStatement,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import browserslist from 'browserslist';

/** MDN's names of the browsers of `browserslist`, with the oldest promised version of each. */
const names = { chrome: 'chrome', firefox: 'firefox', safari: 'safari', ios_saf: 'safari_ios' };
const promised = Object.entries(names).map(([name, mdn]) => {
  const versions = browserslist().filter((browser) => browser.startsWith(`${name} `));
  const oldest = Math.min(...versions.map((version) => parseFloat(version.split(' ')[1] ?? '')));
  return [mdn as BrowserName, oldest] as const;
});

/** Whether a version of a browser is older than a feature by its own name, without flags. */
export function lacks(name: BrowserName, version: number, feature: CompatStatement): boolean {
  const statements: (SimpleSupportStatement | undefined)[] = [feature.support[name]].flat();
  return !statements.some(
    (statement) =>
      statement?.version_added &&
      !(statement.flags || statement.prefix || statement.alternative_name) &&
      parseFloat(String(statement.version_added).replace('≤', '')) <= version,
  );
}

/**
 * The first part of a key in MDN's data that a promised browser lacks, as `css.properties.inset`; the whole key
 * if MDN does not know it, otherwise nothing.
 */
export function lackingPart(...key: string[]): string | undefined {
  let node: unknown = bcd;
  for (const [index, part] of key.entries()) {
    node = (node as Record<string, unknown>)[part];
    if (!node) return key.join('.');
    const { __compat: feature } = node as { __compat?: CompatStatement };
    if (feature && promised.some(([name, oldest]) => lacks(name, oldest, feature)))
      return key.slice(0, index + 1).join('.');
  }
}

/** Whether MDN's data have something at this key. */
export const isKnown = (...key: string[]): boolean =>
  key.reduce<unknown>(
    (node, part) => (node as Record<string, unknown> | undefined)?.[part],
    bcd,
  ) !== undefined;

/** The kinds of values of which MDN lists the functions, as `gradient`. */
export const valueTypes = Object.keys(bcd.css.types ?? {});

/** The features in the table of the documents, by their keys in MDN's data. */
export const documentedFeatures = (): string[] => {
  const [, table = ''] = readFileSync('docs/decisions.md', 'utf8').split(
    '## Recent browser features',
  );
  return [...table.matchAll(/^\|(.*?)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, key = '']) => key),
  );
};
