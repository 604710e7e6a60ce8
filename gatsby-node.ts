import type { GatsbyNode } from 'gatsby';
import { checkContent } from './src/node/check/check-content';
import { createPlannedPages } from './src/node/pages/create-pages';
import { keepIn } from './src/node/content/keep';
import { mailProblems } from './src/node/settings/mail-config';
import { noteNodes } from './src/node/data-layer/create-node';
import { createContentNodes } from './src/node/data-layer/nodes';
import { dropPosts, keepPosts } from './src/node/data-layer/post-nodes';
import { servePostFiles, writePostFiles } from './src/node/pages/post-files';
import { formatProblems } from './src/node/content/problems';
import { createContentResolvers } from './src/node/data-layer/resolvers';
import { sampleProblems } from './src/node/check/sample-problems';
import { typeDefs } from './src/node/data-layer/schema';
import { finishSite } from './src/node/host/finish-site';

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter, cache }) => {
  const problems = [
    ...(await checkContent(keepIn(cache))),
    ...mailProblems(process.env),
    ...sampleProblems(process.env),
  ];
  if (problems.length > 0) reporter.panic(formatProblems(problems));
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) =>
  actions.createTypes(typeDefs);

export const createResolvers: GatsbyNode['createResolvers'] = createContentResolvers;

export const sourceNodes: GatsbyNode['sourceNodes'] = keepPosts;

export const onCreateNode: GatsbyNode['onCreateNode'] = createContentNodes;

export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = noteNodes;

export const createPages: GatsbyNode['createPages'] = async (args) => {
  dropPosts(args);
  await createPlannedPages(args);
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  await Promise.all([finishSite(args), writePostFiles()]);
};

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = servePostFiles;
