import { createHash } from 'node:crypto';

export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

const INLINE = /<(script|style)\b([^>]*)>([^]*?)<\/\1>/g;

/** Data for search engines is no script and needs no hash. */
const NO_INLINE_SCRIPT = /\bsrc=|\btype=(?!"module")/;

export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, element, attributes = '', code = ''] of html.matchAll(INLINE)) {
    const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
    if (element === 'style') styles.add(hash);
    else if (!NO_INLINE_SCRIPT.test(attributes)) scripts.add(hash);
  }
  return { scripts: [...scripts], styles: [...styles] };
}
