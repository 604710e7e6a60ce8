import { writeFile } from 'node:fs/promises';
import type { BuildArgs } from 'gatsby';
import { allPagesQuery, type AllPages } from '../pages/all-pages';
import { readCompany } from '../content/company/read-company';
import { headerPolicy } from './content-policy';
import { finishPages } from './finish-pages';
import { headersFile, redirectsFile, robotsFile } from './host-files';
import { mailConfig } from '../settings/mail-config';
import { policyHosts } from './policy-hosts';

/** Finishes the pages, and writes the files that the host reads. */
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
  const scripts = finishPages(allSitePage.nodes, hosts);
  await Promise.all([
    writeFile('public/_redirects', redirectsFile(rules)),
    writeFile('public/_headers', headersFile(headerPolicy(hosts, scripts), process.env)),
    writeFile('public/robots.txt', robotsFile(site.siteMetadata.siteUrl)),
  ]);
}
