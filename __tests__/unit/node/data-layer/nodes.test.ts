import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { CreateNodeArgs, Node } from 'gatsby';
import { COMPANY_FILE, readCompany } from '../../../../src/node/content/company/read-company';
import { filesIn } from '../../../../src/node/content/files/folders';
import { LEGAL } from '../../../../src/node/content/legal/read-legal-page';
import { PEOPLE } from '../../../../src/node/content/people/read-people';
import { BLOG } from '../../../../src/node/content/posts/read-posts';
import { createContentNodes } from '../../../../src/node/data-layer/nodes';

/** The node that is made as a child of this one, and what is reported. */
async function childOf(node: object, content = '') {
  const made: Node[] = [];
  const linked: object[] = [];
  let said = '';
  await createContentNodes({
    node: { id: 'parent', ...node },
    actions: {
      createNode: (child: Node) => made.push(child),
      createParentChildLink: (link: object) => linked.push(link),
    },
    createNodeId: (name: string) => name,
    loadNodeContent: () => Promise.resolve(content),
    reporter: { panicOnBuild: (message: string) => (said += message) },
  } as unknown as CreateNodeArgs);
  const [child] = made;
  expect(linked).toEqual(made.map((one) => ({ parent: { id: 'parent', ...node }, child: one })));
  return { child, said };
}

const mdx = (file: string, frontmatter: object) => ({
  internal: { type: 'Mdx', contentFilePath: resolve(file), contentDigest: '1' },
  frontmatter,
});

const yaml = (sourceInstanceName: string, file: string) => ({
  internal: { type: 'File', contentDigest: '1' },
  sourceInstanceName,
  extension: 'yml',
  absolutePath: resolve(file),
});

const ARTICLE = `${BLOG}/market/index.lv.mdx`;
const frontMatter = {
  id: 7,
  slug: 'market',
  aliases: ['tirgus'],
  title: 'Virsraksts',
  excerpt: 'Divi teikumi.',
  category: 'riga-market',
  author: 'anna',
  keywords: 'tirgus',
  cover: 'not-there-yet.jpg',
  coverAlt: 'Skats',
  date: '2025-04-10',
  listed: true,
  draft: false,
};

const PAGE = `${LEGAL}/privacy-policy/index.en.mdx`;

test('an article is what its front matter and its path say, whether or not its cover is there', async () => {
  const { child } = await childOf(mdx(ARTICLE, frontMatter));
  const { id: number, ...fields } = frontMatter;
  expect(child).toMatchObject({ ...fields, number, language: 'lv', draft: false, file: ARTICLE });
  expect(child).toMatchObject({ parent: 'parent', internal: { type: 'Post' } });
});

test('a date may stand without quotes', async () => {
  const { child } = await childOf(mdx(ARTICLE, { ...frontMatter, date: new Date('2025-04-10') }));
  expect(child).toMatchObject({ date: '2025-04-10' });
});

test('a legal page is what its front matter and its path say', async () => {
  const { child } = await childOf(mdx(PAGE, { updated: '2025-04-10' }));
  expect(child).toMatchObject({ route: 'privacy', language: 'en', updated: '2025-04-10' });
  expect(child).toMatchObject({ parent: 'parent', internal: { type: 'LegalPage' } });
});

test.each([
  ['saved on Unix', (text: string) => text],
  ['saved on Windows', (text: string) => `\ufeff${text.replaceAll('\n', '\r\n')}`],
])('the company is what its file says, %s', async (_, save) => {
  const text = save(readFileSync(COMPANY_FILE, 'utf8'));
  const { child } = await childOf(yaml('company', COMPANY_FILE), text);
  expect(child).toMatchObject({ ...readCompany().value, internal: { type: 'Company' } });
});

test('a person has the name of the file, whether or not the photo is there', async () => {
  const file = `${PEOPLE}/${filesIn(PEOPLE).find((name) => name.endsWith('.yml'))}`;
  const text = readFileSync(file, 'utf8').replace(/photo: .*/, 'photo: not-there-yet.jpg');
  const { child } = await childOf(yaml('people', file), text);
  expect(child).toMatchObject({ slug: basename(file, '.yml'), photo: 'not-there-yet.jpg' });
});

const mistakes: [what: string, file: string, node: object, message: string][] = [
  [
    'an article with a wrong field',
    ARTICLE,
    mdx(ARTICLE, { ...frontMatter, category: 'cenas' }),
    'category: must be one of',
  ],
  [
    'a file of no language',
    'index.de.mdx',
    mdx(`${BLOG}/market/index.de.mdx`, {}),
    'file: is no language',
  ],
  ['a legal page without its date', PAGE, mdx(PAGE, {}), 'updated: is required'],
  ['a folder of no page', LEGAL, mdx(`${LEGAL}/other/index.en.mdx`, {}), 'a folder of no page'],
  ['an empty company', COMPANY_FILE, yaml('company', COMPANY_FILE), 'is required'],
];

test.each(mistakes)('%s makes no node, and is named', async (_, file, node, message) => {
  const { child, said } = await childOf(node);
  expect(child).toBeUndefined();
  expect(said).toContain(file);
  expect(said).toContain(message);
});
