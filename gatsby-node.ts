import type { GatsbyNode } from 'gatsby';
import { slimBundles } from './src/build/bundles';
import { checkContent } from './src/build/check-content';
import { createPlannedPages } from './src/build/create-pages';
import { keepIn } from './src/build/keep';
import { mailProblems } from './src/build/mail-config';
import { createContentNodes, noteNodes } from './src/build/nodes';
import { servePostFiles, writePostFiles } from './src/build/post-files';
import { formatProblems } from './src/build/problems';
import { createContentResolvers } from './src/build/resolvers';
import { sampleProblems } from './src/build/samples/sample-problems';
import { typeDefs } from './src/build/schema';
import { finishSite } from './src/build/finish-site';

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

export const onCreateNode: GatsbyNode['onCreateNode'] = createContentNodes;

export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = noteNodes;

export const createPages: GatsbyNode['createPages'] = createPlannedPages;

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = slimBundles;

export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  await Promise.all([finishSite(args), writePostFiles()]);
};

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = servePostFiles;
