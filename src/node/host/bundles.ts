import { join, resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

const WORDS = resolve('src/words');

/** Scripts of other hosts, run in a worker: a part of Gatsby that this site has no use for. */
const unused = { 'gatsby-script': false, '@builder.io/partytown/integration': false };

/** Keeps out of the bundles what no page needs: most of i18next, and in the browser Gatsby's scripts. */
export function slimBundles({ stage, actions }: CreateWebpackConfigArgs): void {
  const alias = {
    i18next$: join(WORDS, 'i18next.ts'),
    'react-i18next$': join(WORDS, 'react-i18next.tsx'),
    ...(stage === 'build-javascript' && unused),
  };
  actions.setWebpackConfig({ resolve: { alias } });
}
