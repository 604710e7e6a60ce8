// Checks the content and the variables as the build does, in seconds.
import { checkBuild } from '../src/node/check/check-content';
import { formatProblems } from '../src/node/content/problems';
import { readPosts } from '../src/node/content/posts/read-post';
import { staleRates } from '../src/node/content/rates/read-rates';
import { readSampleList } from '../src/node/content/samples';

const problems = await checkBuild(process.env);
const aged = staleRates();
if (aged.length > 0) console.warn(`To be read again, no problem:\n${formatProblems(aged)}`);
if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exitCode = 1;
} else {
  const { values: posts } = readPosts();
  const drafts = countArticles(posts.filter(({ draft }) => draft));
  console.log(`No problems. Articles: ${countArticles(posts)}, of them drafts: ${drafts}.`);
  const left = readSampleList().value?.length ?? 0;
  if (left > 0) console.log(`Samples left: ${left}. CONTEXT=production lists them.`);
}

function countArticles(posts: { slug: string }[]) {
  return new Set(posts.map(({ slug }) => slug)).size;
}
