import type { GatsbyNode } from 'gatsby';
import { checkBuild, readContent, reminders } from './src/node/check/check-content';
import { createPlannedPages, plannedPages } from './src/node/pages/create-pages';
import { createContentNodes } from './src/node/data-layer/nodes';
import { servePostFiles, writePostFiles } from './src/node/pages/listings';
import { formatProblems } from './src/node/content/problems';
import { createContentResolvers, createContentTypes } from './src/node/data-layer/schema';
import { bundleScripts } from './src/node/webpack/bundle-scripts';
import { finishSite } from './src/node/host/finish-site';

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  const content = readContent();
  const problems = await checkBuild(process.env, content);
  if (problems.length > 0) reporter.panic(formatProblems(problems));
  const found = reminders(content);
  if (found.length > 0) reporter.warn(`Reminders, not problems:\n${formatProblems(found)}`);
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
