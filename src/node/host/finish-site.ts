import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { BuildArgs } from 'gatsby';
import { allPagesQuery, type AllPages } from '../pages/sitemap';
import { readCompany } from '../content/company/read-company';
import {
  headerPolicy,
  pagePolicy,
  placePolicy,
  policyHosts,
  type PolicyHosts,
} from './content-policy';
import { headersFile, redirectsFile, robotsFile } from './host-files';
import { mailConfig } from '../settings/mail-config';
import { inlineHashes } from './inline-hashes';
import { delayScripts } from './late-scripts';

export async function finishSite({ graphql, reporter }: BuildArgs): Promise<void> {
  const answer = await graphql<AllPages>(allPagesQuery);
  if (!answer.data) {
    reporter.panicOnBuild('The pages could not be listed', answer.errors as Error[]);
    return;
  }
  const { allSitePage, site } = answer.data;
  const rules = allSitePage.nodes.flatMap(({ path, pageContext: context }) =>
    context.kind === 'redirect' ? [{ from: path, to: context.to, status: context.status }] : [],
  );
  const hosts = policyHosts(process.env, {
    map: readCompany().value?.address.mapEmbedUrl ?? '',
    mail: mailConfig(process.env).origin,
  });
  const policy = headerPolicy(hosts, finishPages(allSitePage.nodes, hosts));
  await Promise.all([
    writeFile('public/_redirects', redirectsFile(rules)),
    writeFile('public/_headers', headersFile(policy, hashedScripts(), process.env)),
    writeFile('public/robots.txt', robotsFile(site.siteMetadata.siteUrl)),
  ]);
}

function finishPages(pages: readonly { path: string }[], hosts: PolicyHosts): string[] {
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

/** Webpack names a script by what is in it. */
const hashedScripts = () => readdirSync('public').filter((name) => /-\w{10}\.js$/.test(name));
