import { CONTENT } from '../../../../../src/node/content/content-folder';
import { checkPosts, type Post } from '../../../../../src/node/content/posts/read-post';
import { formatProblems } from '../../../../../src/node/content/problems';
import { eachLanguage, languages, type Language } from '../../../../../src/site/languages';

const facts = eachLanguage(() => ({ 'company.name': 'Sample' }));

const post = (id: number, slug: string, language: Language): Post => ({
  id,
  number: id,
  slug,
  aliases: [`alias-${id}`],
  language,
  title: 'Title',
  excerpt: 'Excerpt of {{company.name}}',
  category: 'pricing',
  author: 'anna',
  keywords: 'words',
  cover: 'cover.jpg',
  coverAlt: 'Cover',
  date: '2025-04-10',
  modified: undefined,
  listed: true,
  draft: false,
  file: `${CONTENT}/blog/${slug}/index.${language}.mdx`,
  path: `/${language}/blog/${slug}/`,
  source: 'Text',
});

const posts = languages.flatMap((language) => [
  post(4, 'guests', language),
  post(5, 'market', language),
]);
const report = (changed: readonly Post[]) => formatProblems(checkPosts(changed, facts));

const FILE = `${CONTENT}/blog/market/index.lv.mdx`;
const withChange = (change: Partial<Post>) =>
  posts.map((post) => (post.file === FILE ? { ...post, ...change } : post));

describe('The check of all articles', () => {
  test('counts the letters of an excerpt with the facts filled in', () => {
    expect(report(withChange({ excerpt: `${'a'.repeat(89)}{{company.name}}` }))).toBe('');
  });

  test('finds no problem in valid articles', () => {
    expect(report(posts)).toBe('');
  });

  const differs = `differs from ${CONTENT}/blog/market/index.en.mdx; expected the same in every language`;
  const taken = `is taken by ${CONTENT}/blog/guests/index.lv.mdx; expected another`;

  test.each<[change: Partial<Post>, message: string]>([
    [{ date: '2025-04-11' }, `date: ${differs}`],
    [{ draft: true }, `draft: ${differs}`],
    [{ aliases: ['alias-4'] }, `aliases: "alias-4" ${taken}`],
    [{ id: 4 }, `id: "4" ${taken}`],
    [{ aliases: ['5'] }, 'aliases: "5" stands here twice; expected another'],
    [
      { excerpt: 'a'.repeat(96) },
      'excerpt: has 96 characters, and a card shows 95; expected 1 less',
    ],
    [
      { excerpt: 'A {{company.fee}}' },
      `excerpt: {{company.fee}} is not a fact; expected one of: company.name`,
    ],
  ])('names what is wrong with %j', (change, message) => {
    expect(report(withChange(change)).split('\n')).toContain(`${FILE}  ${message}`);
  });
});
