import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { BannerPlugin, Compilation } from 'gatsby/webpack';

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

/** What this module changes in webpack's configuration. */
interface BundlesConfig {
  entry: unknown;
  module: { rules: readonly { test?: unknown }[] };
  plugins: readonly object[];
  cache: object;
}

/** Gatsby's own rule covers TypeScript; with that of its plugin Babel would read each file twice. */
const TWICE = String(/\.tsx?$/);

/**
 * To know when its cache is out of date, webpack would read all of Babel and of the other tools, which
 * takes longer than the bundles themselves. Gatsby drops that cache when a package changes.
 */
const trustTools = {
  apply: ({ hooks }: Compiler) =>
    hooks.afterCompile.tap('trust-tools', ({ buildDependencies }) => buildDependencies.clear()),
};

/**
 * Has a browser compile each script while it arrives, beside the main thread; by itself it compiles
 * a function when it is first called, which was a third of coming alive. Written into the scripts
 * when they have been made small, which would take it out.
 */
const compileAhead = new BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

interface Compiler {
  hooks: {
    afterCompile: {
      tap: (name: string, run: (compiled: { buildDependencies: Set<string> }) => void) => void;
    };
  };
}

/**
 * Keeps out of the bundles what no page needs: most of i18next, and parts of Gatsby and of a plugin
 * that only other sites use. In a built site Gatsby starts by our own step, and its scripts are
 * compiled ahead.
 */
export function configureBundles({ stage, actions, getConfig }: CreateWebpackConfigArgs): void {
  const inBrowser = stage === 'build-javascript';
  const alias = {
    i18next$: join(WORDS, 'i18next.ts'),
    'react-i18next$': join(WORDS, 'react-i18next.tsx'),
    ...(inBrowser && { ...unused, 'gatsby-app$': resolve('.cache/production-app') }),
  };
  actions.setWebpackConfig({ resolve: { alias } });
  if (!stage.startsWith('build-')) return;

  // What is merged can neither replace an entry nor take a rule away.
  const config = (getConfig as () => BundlesConfig)();
  const { entry, module, plugins, cache } = config;
  actions.replaceWebpackConfig({
    ...config,
    entry: inBrowser ? { app: resolve('src/shell/start.ts') } : entry,
    module: { ...module, rules: module.rules.filter(({ test }) => String(test) !== TWICE) },
    plugins: [...plugins, trustTools, ...(inBrowser ? [compileAhead] : [])],
    // Bundles that are made by other code need another cache.
    cache: { ...cache, version: digestOf('.cache/compiled/gatsby-node.js') },
  });
}

function digestOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
