import { readFile, writeFile } from 'node:fs/promises';
import { pagePolicy, type PolicyHosts } from './content-policy';
import { inlineHashes } from './inline-hashes';
import { delayScripts } from './late-scripts';
import { placePolicy } from './place-policy';

/**
 * Finishes each built document: its scripts wait until the first screen is shown, and its policy is
 * added. Returns the hashes of all inline scripts; there are few, because pages share them.
 */
export async function finishPages(
  pages: readonly { path: string }[],
  hosts: PolicyHosts,
): Promise<string[]> {
  const scripts = new Set<string>();
  for (const { path } of pages) {
    const file = `public${path}${path.endsWith('/') ? 'index.html' : ''}`;
    const html = delayScripts(await readFile(file, 'utf8'));
    const hashes = inlineHashes(html);
    hashes.scripts.forEach((hash) => scripts.add(hash));
    await writeFile(file, placePolicy(html, pagePolicy(hosts, hashes)));
  }
  return [...scripts].sort();
}
