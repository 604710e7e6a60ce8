// Says in seconds what the build would say about the content, and nothing of it is built.
import { createJiti } from 'jiti';

const source = createJiti(import.meta.url);
const { checkContent } = await source.import('../src/build/check-content.ts');
const { formatProblems } = await source.import('../src/build/problems.ts');
const { readPosts } = await source.import('../src/build/posts/read-posts.ts');

const problems = await checkContent();
if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exitCode = 1;
} else {
  const slugs = (posts) => new Set(posts.map(({ slug }) => slug)).size;
  const { posts } = readPosts();
  const drafts = slugs(posts.filter(({ draft }) => draft));
  console.log(`No mistakes. Articles: ${slugs(posts)}, of them drafts: ${drafts}.`);
}
