import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { CONTENT, textNames } from '../../../src/node/content/files';
import { checkContent } from '../../../src/node/check/check-content';
import { planPost, slugOf } from '../../../scripts/plan-post';
import { readPosts } from '../../../src/node/content/texts';
import { formatProblems } from '../../../src/node/content/problems';
import { eachLanguage, languages } from '../../../src/site/languages';
import { runScript, workInContentCopy } from '../../support/content-copy';

workInContentCopy();
// These scripts run in processes of their own, which takes time.
jest.setTimeout(60_000);

test.each([
  ['Kā sagatavot dzīvokli ziemai?', 'ka-sagatavot-dzivokli-ziemai'],
  ['Āčēģīķļņšūž', 'acegiklnsuz'],
  ['Īre – ilgtermiņa vai īstermiņa', 'ire-ilgtermina-vai-istermina'],
  ['An owner’s guide: 10 steps', 'an-owners-guide-10-steps'],
  ['  Long-term  rental ', 'long-term-rental'],
  ['Отдых', ''],
  ['???', ''],
])('the title %s gives the slug "%s"', async (title, slug) => {
  expect(await slugOf(title)).toBe(slug);
});

const template = 'title: {{post.title}}\ndate: {{post.date}}\n{{company.name}}';
const posts = readPosts().values;
const templates = eachLanguage(() => template);
const plan = (title: string) =>
  planPost({ title, now: new Date('2026-11-21T22:30Z'), posts, authors: ['anna'], templates });

test('a new article has the day in Riga, and a mark at the title that is still to be written', async () => {
  const { lv, en } = (await plan('Kā labot jumtu')).files;
  const written = "title: 'Kā labot jumtu'\ndate: 2026-11-22\n";
  expect(lv).toContain(written);
  expect(en).toContain(written.replace("'Kā", "'✎ Kā"));
});

test.each([
  { title: '', problem: 'The title is missing; expected: npm run new-post -- "Title"' },
  { title: '???', problem: '"???" gives no address; expected a title with Latin letters' },
  { title: 'Riga rental market analysis', problem: '"riga-rental-market-analysis" is taken by' },
  // An alias and a number of other articles.
  { title: 'Viesu pieredzes uzlabošana', problem: '"viesu-pieredzes-uzlabosana" is taken by' },
  { title: '5', problem: '"5" is taken by' },
])('a new article with the title "$title" is refused', async ({ title, problem }) => {
  await expect(plan(title)).rejects.toThrow(problem);
});

test('npm run new-post makes a draft in every language without problems', async () => {
  const run = runScript('new-post.ts', ['Kā', 'labot', 'jumtu']);
  expect(run).toMatchObject({ status: 0, stderr: '' });
  const made = readdirSync(`${CONTENT}/blog/ka-labot-jumtu`);
  expect(made.sort()).toEqual(['cover.jpg', ...textNames].sort());
  expect(formatProblems(await checkContent())).toBe('');
  const drafts = readPosts().values.filter(({ slug }) => slug === 'ka-labot-jumtu');
  expect(drafts.map(({ draft }) => draft)).toEqual(languages.map(() => true));
});

test.each([
  { words: ['--help'], status: 0, says: 'npm run new-post -- "Title" --from text.md' },
  { words: ['-50 % ziemā'], status: 1, says: 'npm run new-post -- -- "-50 % ziemā"' },
  { words: ['Jumts', '--from', 'content'], status: 1, says: 'content is no file' },
  { words: ['Jumts', '--from', 'jumts.docx'], status: 1, says: 'save it as a web page' },
])('npm run new-post with $words answers in a sentence, and makes no article', (row) => {
  writeFileSync('jumts.docx', 'PK\u0003\u0004\0\0');
  const before = readdirSync(`${CONTENT}/blog`);
  const { status, stdout, stderr } = runScript('new-post.ts', row.words);
  expect(status).toBe(row.status);
  expect(stdout + stderr).toContain(row.says);
  expect(stderr).not.toContain('    at ');
  expect(readdirSync(`${CONTENT}/blog`)).toEqual(before);
});

test('the title of the first article may begin with a dash', () => {
  rmSync(`${CONTENT}/blog`, { recursive: true });
  expect(runScript('new-post.ts', ['--', '-50 % ziemā'])).toMatchObject({ status: 0, stderr: '' });
  expect(readdirSync(`${CONTENT}/blog`)).toEqual(['50-ziema']);
});
