import type { CreateWebpackConfigArgs } from 'gatsby';
import { BannerPlugin, Compilation } from 'gatsby/webpack';

/** Browsers that know this comment compile a script while it loads, not at the first touch. */
const compileAhead = new BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/** Few files: each compresses by itself, and is a request more before the page can be touched. */
const splitChunks = {
  minSize: 80_000,
  cacheGroups: { commons: { name: 'commons', minChunks: 10, priority: 20 } },
};

export function bundleScripts({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return;
  actions.setWebpackConfig({ plugins: [compileAhead], optimization: { splitChunks } });
}
