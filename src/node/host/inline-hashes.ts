import { createHash } from 'node:crypto';

export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

const INLINE = /<(script|style)\b([^>]*)>([^]*?)<\/\1>/g;

/** Data for search engines is no script and needs no hash. */
export function inlineHashes(html: string): InlineHashes {
  const found = [...html.matchAll(INLINE)].map(([, element, attributes = '', code = '']) => ({
    element,
    attributes,
    hash: `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  }));
  const scripts = found.filter(
    ({ element, attributes }) =>
      element === 'script' && !/\bsrc=|\btype=(?!"module")/.test(attributes),
  );
  const styles = found.filter(({ element }) => element === 'style');
  return { scripts: distinct(scripts), styles: distinct(styles) };
}

function distinct(found: readonly { hash: string }[]): string[] {
  return [...new Set(found.map(({ hash }) => hash))];
}
