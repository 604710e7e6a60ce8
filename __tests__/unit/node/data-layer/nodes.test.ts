import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CreateNodeArgs, Node } from 'gatsby';
import { COMPANY_FILE, readCompany } from '../../../../src/node/content/company/read-company';
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

const ARTICLE = `${BLOG}/market/lv.mdx`;
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
};

describe('An article', () => {
  test('is what its front matter and its path say, whether or not its cover is there', async () => {
    const { child, said } = await childOf(mdx(ARTICLE, frontMatter));
    const { id: number, ...fields } = frontMatter;
    expect(said).toBe('');
    expect(child).toMatchObject({ ...fields, number, language: 'lv', draft: false, file: ARTICLE });
    expect(child).toMatchObject({ parent: 'parent', internal: { type: 'Post' } });
  });

  test('may have its date without quotes', async () => {
    const date = new Date('2025-04-10');
    const { child } = await childOf(mdx(ARTICLE, { ...frontMatter, date }));
    expect(child).toMatchObject({ date: '2025-04-10' });
  });

  test.each([
    ['a field that is wrong', ARTICLE, { category: 'cenas' }, 'category: must be one of'],
    ['a file of no language', `${BLOG}/market/de.mdx`, {}, 'file: is no language'],
  ])('is none with %s, and the mistake is named', async (_, file, change, message) => {
    const { child, said } = await childOf(mdx(file, { ...frontMatter, ...change }));
    expect(child).toBeUndefined();
    expect(said).toContain(file);
    expect(said).toContain(message);
  });
});

describe('A legal page', () => {
  const page = `${LEGAL}/privacy-policy/en.mdx`;

  test('is what its front matter and its path say', async () => {
    const { child } = await childOf(mdx(page, { updated: '2025-04-10' }));
    expect(child).toMatchObject({ route: 'privacy', language: 'en', updated: '2025-04-10' });
    expect(child).toMatchObject({ parent: 'parent', internal: { type: 'LegalPage' } });
  });

  test.each([
    ['without its date', page, {}, 'updated: is required'],
    ['in a folder of no page', `${LEGAL}/other/en.mdx`, {}, 'stands in a folder of no page'],
  ])('is none %s, and the mistake is named', async (_, file, fields, message) => {
    const { child, said } = await childOf(mdx(file, fields));
    expect(child).toBeUndefined();
    expect(said).toContain(file);
    expect(said).toContain(message);
  });
});

describe('The company', () => {
  const company = readFileSync(COMPANY_FILE, 'utf8');

  test.each([
    ['as it stands', company],
    ['saved on Windows', `\ufeff${company.replaceAll('\n', '\r\n')}`],
  ])('is what its file says, %s', async (_, text) => {
    const { child } = await childOf(yaml('company', COMPANY_FILE), text);
    expect(child).toMatchObject({ ...readCompany().value, internal: { type: 'Company' } });
  });

  test('is none while its file has a mistake, which is named', async () => {
    const { child, said } = await childOf(yaml('company', COMPANY_FILE), 'figures: [');
    expect(child).toBeUndefined();
    expect(said).toContain(COMPANY_FILE);
  });
});

test('a person has the name of the file, and a picture beside it is no person', async () => {
  const file = `${PEOPLE}/anna.yml`;
  const text = ['name: Anna', 'photo: not-there-yet.jpg', 'profile: https://example.com/anna']
    .concat(
      ['photoAlt', 'jobTitle', 'about', 'bio'].map((key) => `${key}: { lv: Teksts, en: Text }`),
    )
    .join('\n');
  const { child } = await childOf(yaml('people', file), text);
  expect(child).toMatchObject({ slug: 'anna', name: 'Anna', internal: { type: 'Person' } });
  expect(await childOf({ ...yaml('people', file), extension: 'jpg' })).toEqual({ said: '' });
});
