import { writeFile } from 'node:fs/promises';
import type { BuildArgs } from 'gatsby';
import { allPagesQuery, type AllPages } from './all-pages';
import { headersFile, redirectsFile, robotsFile } from './host-files';

/** Writes what the host reads beside the pages: redirects, headers, robots.txt. */
export async function writeHostFiles({ graphql, reporter }: BuildArgs): Promise<void> {
  const { data, errors } = await graphql<AllPages>(allPagesQuery);
  if (!data) {
    reporter.panicOnBuild('The pages could not be listed', errors);
    return;
  }
  const rules = data.allSitePage.nodes.flatMap(({ path, pageContext: context }) =>
    context.kind === 'redirect' ? [{ from: path, to: context.to, status: context.status }] : [],
  );
  await Promise.all([
    writeFile('public/_redirects', redirectsFile(rules)),
    writeFile('public/_headers', headersFile()),
    writeFile('public/robots.txt', robotsFile(data.site.siteMetadata.siteUrl)),
  ]);
}
