import { join, resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

const WORDS = resolve('src/words');

const unused = {
  // Scripts of other hosts, run in a worker: a part of Gatsby that this site has no use for.
  'gatsby-script': false,
  '@builder.io/partytown/integration': false,
  // gatsby-plugin-react-i18next writes a warning by it while the site is developed.
  outdent$: false,
  // The same plugin asks it where to redirect to, which it never does here.
  'browser-lang$': false,
};

/** Keeps out of the bundles what no page needs: most of i18next, and in the browser what Gatsby and a plugin bring for others. */
export function slimBundles({ stage, actions }: CreateWebpackConfigArgs): void {
  const alias = {
    i18next$: join(WORDS, 'i18next.ts'),
    'react-i18next$': join(WORDS, 'react-i18next.tsx'),
    ...(stage === 'build-javascript' && unused),
  };
  actions.setWebpackConfig({ resolve: { alias } });
}
