import { bundleScripts } from '../../../../src/node/webpack/bundle-scripts';

const bundle = (stage: string) => {
  const replaceWebpackConfig = jest.fn();
  bundleScripts({
    ...{ stage, actions: { replaceWebpackConfig } },
    getConfig: () => ({ output: { filename: '[name].js' }, plugins: ['own'], module: {} }),
    plugins: { minifyJs: (options: object) => options },
  } as never);
  return replaceWebpackConfig.mock.calls as [object][];
};

test('the scripts of a build are few, in a language that each supported browser reads, with their own names', () => {
  const [[config] = []] = bundle('build-javascript');
  expect(config).toMatchObject({
    target: ['web', 'es2020'],
    output: { filename: '[name].js', hashDigestLength: 10 },
    plugins: ['own', expect.anything(), expect.anything()],
    optimization: { runtimeChunk: false, splitChunks: { chunks: 'all' } },
  });
  expect(config).toHaveProperty('optimization.minimizer', [
    expect.objectContaining({
      terserOptions: expect.objectContaining({ output: { ecma: 2020 } }) as object,
    }),
  ]);
});

test.each(['build-html', 'develop'])('nothing else is bundled otherwise: %s', (stage) => {
  expect(bundle(stage)).toEqual([]);
});
