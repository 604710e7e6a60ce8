// Checks the content as the build does, in seconds.
import { createJiti } from 'jiti';

const source = createJiti(import.meta.url);
/** @type {typeof import('../src/node/check/check-content')} */
const { checkContent } = await source.import('../src/node/check/check-content.ts');
/** @type {typeof import('../src/node/content/problems')} */
const { formatProblems } = await source.import('../src/node/content/problems.ts');
/** @type {typeof import('../src/node/content/posts/read-post')} */
const { readPosts } = await source.import('../src/node/content/posts/read-post.ts');

/** @type {typeof import('../src/node/content/rates/read-rates')} */
const { agedRates } = await source.import('../src/node/content/rates/read-rates.ts');

/** @type {typeof import('../src/node/check/sample-problems')} */
const { sampleProblems } = await source.import('../src/node/check/sample-problems.ts');
/** @type {typeof import('../src/node/content/samples/samples')} */
const { readSamples } = await source.import('../src/node/content/samples/samples.ts');

const problems = [...(await checkContent()), ...sampleProblems(process.env)];
const aged = agedRates();
if (aged.length > 0) console.warn(`To be read again, no problem:\n${formatProblems(aged)}`);
if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exitCode = 1;
} else {
  const { posts } = readPosts();
  const drafts = countArticles(posts.filter(({ draft }) => draft));
  console.log(`No problems. Articles: ${countArticles(posts)}, of them drafts: ${drafts}.`);
  const left = readSamples().samples.length;
  if (left > 0) console.log(`Samples left: ${left}. CONTEXT=production lists them.`);
}

/** @param {{ slug: string }[]} posts */
function countArticles(posts) {
  return new Set(posts.map(({ slug }) => slug)).size;
}
