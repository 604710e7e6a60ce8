import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readCompany } from '../content/company/read-company';
import type { PlannedPage } from '../pages/plan-pages';
import { mailConfig, siteUrl } from '../settings/site-settings';
import { headerPolicy, inlineHashes, pagePolicy, placePolicy, policyHosts } from './content-policy';
import { headersFile, redirectsFile, robotsFile } from './host-files';
import { delayScripts } from './late-scripts';

export function finishSite(pages: readonly PlannedPage[]): void {
  const hosts = policyHosts(process.env, {
    map: readCompany().value?.address.mapEmbedUrl ?? '',
    mail: mailConfig(process.env).origin,
  });
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
  const policy = headerPolicy(hosts, [...scripts].sort());
  writeFileSync('public/_redirects', redirectsFile(pages));
  // Webpack's file names contain a hash of the content.
  const hashedScripts = readdirSync('public').filter((name) => /-\w{10}\.js$/.test(name));
  writeFileSync('public/_headers', headersFile(policy, hashedScripts, process.env));
  writeFileSync('public/robots.txt', robotsFile(siteUrl(process.env)));
}
