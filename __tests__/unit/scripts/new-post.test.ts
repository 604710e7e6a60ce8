import { readdirSync } from 'node:fs';
import { CONTENT } from '../../../src/node/content/content-folder';
import { checkContent } from '../../../src/node/check/check-content';
import { textNames } from '../../../src/node/content/files/folders';
import { planPost, slugOf } from '../../../scripts/plan-post';
import { readPosts } from '../../../src/node/content/posts/read-post';
import { formatProblems } from '../../../src/node/content/problems';
import { eachLanguage, languages } from '../../../src/site/languages';
import { runScript, workInContentCopy } from '../../support/content-copy';

const MARKET = 'riga-rental-market-analysis';
const GUESTS = 'guest-experience-short-term-rental';

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

describe('A new article', () => {
  const template = 'id: {{post.id}}\ntitle: {{post.title}}\ndate: {{post.date}}\n{{company.name}}';
  const plan = (title: string) =>
    planPost({
      title,
      now: new Date('2026-11-21T22:30Z'),
      posts: readPosts().values,
      authors: ['liga-ozola'],
      templates: eachLanguage(() => template),
    });
  const latvian = async (title: string) => (await plan(title)).files.lv;
  const english = async (title: string) => (await plan(title)).files.en;

  test('has the next free number', async () => {
    const ids = readPosts().values.map(({ id }) => id);
    expect(await latvian('Jumts')).toContain(`id: ${String(Math.max(...ids) + 1)}\n`);
  });

  test('gets the day in Riga', async () => {
    expect(await latvian('Jumts')).toContain('date: 2026-11-22\n');
  });

  test('with a Latvian title marks the English title as still to be written', async () => {
    expect(await latvian('Kā labot jumtu')).toContain("title: 'Kā labot jumtu'\n");
    expect(await english('Kā labot jumtu')).toContain("title: '✎ Kā labot jumtu'\n");
  });

  const taken = (slug: string, article: string) =>
    `"${slug}" is taken by ${CONTENT}/blog/${article}/index.en.mdx; expected another title`;

  test.each([
    ['', 'The title is missing; expected: npm run new-post -- "Title"'],
    ['???', '"???" gives no address; expected a title with Latin letters'],
    ['Riga rental market analysis', taken('riga-rental-market-analysis', MARKET)],
    ['Viesu pieredzes uzlabošana', taken('viesu-pieredzes-uzlabosana', GUESTS)],
    ['5', taken('5', MARKET)],
  ])('with the title "%s" is refused', async (title, problem) => {
    await expect(plan(title)).rejects.toThrow(new Error(problem));
  });
});

describe('npm run new-post', () => {
  const run = (...title: string[]) => runScript('new-post.ts', title);
  const folder = `${CONTENT}/blog/ka-labot-jumtu`;

  test('makes a draft in every language without problems', async () => {
    expect(run('Kā', 'labot', 'jumtu')).toMatchObject({ status: 0, stderr: '' });
    expect(readdirSync(folder).sort()).toEqual(['cover.jpg', ...textNames].sort());
    expect(formatProblems(await checkContent())).toBe('');
    const made = readPosts().values.filter(({ slug }) => slug === 'ka-labot-jumtu');
    expect(made.map(({ draft }) => draft)).toEqual(languages.map(() => true));
  });
});
