import { readFileSync, writeFileSync } from 'node:fs';
import { pagePolicy, type PolicyHosts } from './content-policy';
import { inlineHashes } from './inline-hashes';
import { delayScripts } from './late-scripts';
import { placePolicy } from './place-policy';

/**
 * Finishes each built document: its scripts wait until the first screen is shown, and its policy is
 * added. Returns the hashes of all inline scripts; there are few, because pages share them.
 */
export function finishPages(pages: readonly { path: string }[], hosts: PolicyHosts): string[] {
  const scripts = new Set<string>();
  for (const { path } of pages) {
    const file = `public${path}${path.endsWith('/') ? 'index.html' : ''}`;
    const built = readFileSync(file, 'utf8');
    const html = delayScripts(built);
    const hashes = inlineHashes(html);
    hashes.scripts.forEach((hash) => scripts.add(hash));
    const finished = placePolicy(html, pagePolicy(hosts, hashes));
    // Most pages are as an earlier build has finished them.
    if (finished !== built) writeFileSync(file, finished);
  }
  return [...scripts].sort();
}
