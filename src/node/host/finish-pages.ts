import { readFile, writeFile } from 'node:fs/promises';
import { pagePolicy, type PolicyHosts } from './content-policy';
import { inlineHashes } from './inline-hashes';
import { delayScripts } from './late-scripts';
import { placePolicy } from './place-policy';

/**
 * Gives each built document its last two things: scripts that wait behind the first screen, and its
 * policy. Answers with the hashes of all inline scripts: few, since the pages share them.
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
