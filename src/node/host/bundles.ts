import { join, resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

const WORDS = resolve('src/words');

const unused = {
  // Gatsby's way to run scripts of other hosts in a worker; this site does not use it.
  'gatsby-script': false,
  '@builder.io/partytown/integration': false,
  // gatsby-plugin-react-i18next uses it for a warning during development.
  outdent$: false,
  // The same plugin uses it to redirect by language, which this site does not do.
  'browser-lang$': false,
  // Downshift scrolls by it for those who give it no function of their own; the search gives one.
  'compute-scroll-into-view$': false,
};

/**
 * Keeps out of the bundles what no page needs: most of i18next, and parts of Gatsby and of a plugin
 * that only other sites use. In a built site Gatsby starts by our own step.
 */
export function slimBundles({ stage, actions, getConfig }: CreateWebpackConfigArgs): void {
  const built = stage === 'build-javascript';
  const alias = {
    i18next$: join(WORDS, 'i18next.ts'),
    'react-i18next$': join(WORDS, 'react-i18next.tsx'),
    ...(built && { ...unused, 'gatsby-app$': resolve('.cache/production-app') }),
  };
  actions.setWebpackConfig({ resolve: { alias } });
  // Gatsby drops an entry from what is merged.
  if (built) {
    const config = (getConfig as () => object)();
    actions.replaceWebpackConfig({ ...config, entry: { app: resolve('src/shell/start.ts') } });
  }
}
