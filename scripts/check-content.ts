// Checks the content and the variables as the build does, in seconds.
import { checkBuild, readContent, reminders } from '../src/node/check/check-content';
import { formatProblems } from '../src/node/content/problems';
import { dayInRiga } from '../src/site/riga-time';

const content = readContent();
const problems = await checkBuild(process.env, content);
const found = reminders(content);
if (found.length > 0) console.warn(`Reminders, not problems:\n${formatProblems(found)}`);
if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exitCode = 1;
} else {
  const { values: posts } = content.posts;
  const drafts = countArticles(posts.filter(({ draft }) => draft));
  const today = dayInRiga(new Date());
  const scheduled = countArticles(posts.filter(({ draft, date }) => !draft && date > today));
  const later = scheduled > 0 ? `, scheduled: ${scheduled}` : '';
  console.log(`No problems. Articles: ${countArticles(posts)}, of them drafts: ${drafts}${later}.`);
  const left = content.samples.value?.length ?? 0;
  if (left > 0) console.log(`Samples left: ${left}. CONTEXT=production lists them.`);
}

function countArticles(posts: { slug: string }[]) {
  return new Set(posts.map(({ slug }) => slug)).size;
}
