import type { GatsbyNode } from 'gatsby';
import { checkBuild } from './src/node/check/check-content';
import { createPlannedPages, plannedPages } from './src/node/pages/create-pages';
import { createContentNodes } from './src/node/data-layer/nodes';
import { servePostFiles, writePostFiles } from './src/node/pages/post-files';
import { formatProblems } from './src/node/content/problems';
import { staleRates } from './src/node/content/rates/read-rates';
import { createContentResolvers, createContentTypes } from './src/node/data-layer/schema';
import { bundleScripts } from './src/node/webpack/bundle-scripts';
import { finishSite } from './src/node/host/finish-site';

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  const problems = await checkBuild(process.env);
  if (problems.length > 0) reporter.panic(formatProblems(problems));
  const aged = staleRates();
  if (aged.length > 0) reporter.warn(`To be read again, no problem:\n${formatProblems(aged)}`);
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] =
  createContentTypes;

export const createResolvers: GatsbyNode['createResolvers'] = createContentResolvers;

export const onCreateNode: GatsbyNode['onCreateNode'] = createContentNodes;

export const createPages: GatsbyNode['createPages'] = createPlannedPages;

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = bundleScripts;

export const onPostBuild: GatsbyNode['onPostBuild'] = async () => {
  finishSite(plannedPages());
  await writePostFiles();
};

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = servePostFiles;
