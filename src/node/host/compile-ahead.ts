import type { CreateWebpackConfigArgs } from 'gatsby';
import { BannerPlugin, Compilation } from 'gatsby/webpack';

/**
 * Lets a browser that knows this comment compile a script while it arrives, beside the main thread; by
 * itself it compiles a function when it is first called, and a first touch waits for that. Written when
 * the scripts have been minified, which would take it out.
 */
const compileAhead = new BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/** Adds that comment to every script of a built site. */
export function compileScriptsAhead({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage === 'build-javascript') actions.setWebpackConfig({ plugins: [compileAhead] });
}
