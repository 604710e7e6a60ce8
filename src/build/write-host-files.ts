import { readFile, writeFile } from 'node:fs/promises';
import type { BuildArgs } from 'gatsby';
import { allPagesQuery, type AllPages } from './all-pages';
import { readCompany } from './company/read-company';
import { headerPolicy, pagePolicy, type PolicyHosts } from './content-policy';
import { headersFile, redirectsFile, robotsFile } from './host-files';
import { inlineHashes } from './inline-hashes';
import { mailConfig } from './mail/mail-config';
import { placePolicy } from './place-policy';
import { policyHosts } from './policy-hosts';

/** Writes what the host reads beside the pages, and each page's policy into its head. */
export async function writeHostFiles({ graphql, reporter }: BuildArgs): Promise<void> {
  const { data, errors } = await graphql<AllPages>(allPagesQuery);
  if (!data) {
    reporter.panicOnBuild('The pages could not be listed', errors);
    return;
  }
  const { nodes } = data.allSitePage;
  const rules = nodes.flatMap(({ path, pageContext: context }) =>
    context.kind === 'redirect' ? [{ from: path, to: context.to, status: context.status }] : [],
  );
  const hosts = policyHosts(process.env, {
    map: readCompany().value?.address.mapEmbedUrl ?? '',
    mail: mailConfig(process.env).origin,
  });
  const scripts = await writePagePolicies(nodes, hosts);
  await Promise.all([
    writeFile('public/_redirects', redirectsFile(rules)),
    writeFile('public/_headers', headersFile(headerPolicy(hosts, scripts), process.env)),
    writeFile('public/robots.txt', robotsFile(data.site.siteMetadata.siteUrl)),
  ]);
}

/** Answers with the hashes of all inline scripts: few, since the pages share them. */
async function writePagePolicies(
  pages: readonly { path: string }[],
  hosts: PolicyHosts,
): Promise<string[]> {
  const scripts = new Set<string>();
  for (const { path } of pages) {
    const file = `public${path}${path.endsWith('/') ? 'index.html' : ''}`;
    const html = await readFile(file, 'utf8');
    const hashes = inlineHashes(html);
    hashes.scripts.forEach((hash) => scripts.add(hash));
    await writeFile(file, placePolicy(html, pagePolicy(hosts, hashes)));
  }
  return [...scripts].sort();
}
