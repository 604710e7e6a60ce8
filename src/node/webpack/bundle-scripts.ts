import type { CreateWebpackConfigArgs } from 'gatsby';
import { BannerPlugin, Compilation } from 'gatsby/webpack';
import type { Configuration, WebpackPluginInstance } from 'gatsby/webpack';
import { LicenseWebpackPlugin } from 'license-webpack-plugin';

/** Browsers that know this comment compile a script while it loads, not at the first touch. */
const compileAhead = new BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/**
 * These modules have no side effects, but their packages do not declare it. Babel adds polyfills for `set` and
 * `sort` of typed arrays wherever a map or a list has such a method; no script uses a typed array.
 */
const withoutSideEffects = {
  test: [
    /node_modules[\\/](?:camelcase|hoist-non-react-statics|@babel[\\/]runtime)[\\/]/,
    /core-js[\\/]modules[\\/]es\.typed-array\./,
  ],
  sideEffects: false,
};

/**
 * Few files: each is compressed separately, and is one more request before the page is interactive. Packages
 * and our code start one after the other, since one task for both would block a phone too long.
 */
const splitChunks: NonNullable<Configuration['optimization']>['splitChunks'] = {
  chunks: 'all',
  minSize: 70_000,
  cacheGroups: {
    default: false,
    defaultVendors: false,
    app: { name: 'app', minChunks: 10, enforce: true },
    packages: {
      name: 'packages',
      test: /node_modules/,
      chunks: 'initial',
      priority: 1,
      enforce: true,
    },
    shared: { minChunks: 2, reuseExistingChunk: true },
  },
};

/** The licences ask that their texts go with the code. */
const licences = new LicenseWebpackPlugin({
  outputFilename: 'third-party-licenses.txt',
  perChunkOutput: false,
  skipChildCompilers: true,
  // Some packages name their licence and have no file with its text.
  stats: { warnings: false, errors: true },
  // The plugin describes an older compiler than webpack's types.
}) as unknown as WebpackPluginInstance;

const ecma = 2020;

type Minify = (options: object) => WebpackPluginInstance;

export function bundleScripts(args: CreateWebpackConfigArgs): void {
  const { stage, actions } = args;
  if (stage !== 'build-javascript') return;
  // Gatsby types both as any function.
  const config = (args.getConfig as () => Configuration)();
  const minify = args.plugins.minifyJs as Minify;
  actions.replaceWebpackConfig({
    ...config,
    target: ['web', `es${ecma}`],
    output: { ...config.output, hashDigestLength: 10 },
    module: { ...config.module, rules: [...(config.module?.rules ?? []), withoutSideEffects] },
    plugins: [...(config.plugins ?? []), compileAhead, licences],
    optimization: {
      ...config.optimization,
      runtimeChunk: false,
      moduleIds: 'size',
      chunkIds: 'size',
      mangleExports: 'size',
      splitChunks,
      minimizer: [
        minify({
          terserOptions: { compress: { ecma, passes: 2, pure_getters: true }, output: { ecma } },
        }),
      ],
    },
  });
}
