import { CONTENT } from '../../../src/build/content-folder';
import { checkPosts } from '../../../src/build/posts/check-posts';
import type { PostFile } from '../../../src/build/posts/read-post';
import { readPosts } from '../../../src/build/posts/read-posts';
import { formatProblems } from '../../../src/build/problems';

const facts = { name: 'Amberkey' };
const surroundings = {
  authors: ['liga-ozola', 'toms-kalnins'],
  facts: { lv: facts, en: facts },
};

const { posts } = readPosts();
const report = (changed: readonly PostFile[]) => formatProblems(checkPosts(changed, surroundings));

const FILE = `${CONTENT}/blog/riga-rental-market-analysis/lv.mdx`;
const withChange = (change: Partial<PostFile>) =>
  posts.map((post) => (post.file === FILE ? { ...post, ...change } : post));

describe('All articles together', () => {
  test('are checked at once and hold no mistake', () => {
    expect(posts.length).toBeGreaterThanOrEqual(10);
    expect(report(posts)).toBe('');
  });

  test('an article that one language lacks is named', () => {
    expect(report(posts.filter(({ file }) => file !== FILE))).toBe(
      `${CONTENT}/blog/riga-rental-market-analysis/en.mdx  file: has no lv.mdx beside it; expected the article in every language`,
    );
  });

  test.each<[what: string, change: Partial<PostFile>, message: string]>([
    [
      'an author whom nobody knows',
      { author: 'anna' },
      `author: "anna" is nobody in ${CONTENT}/people; expected one of: liga-ozola, toms-kalnins`,
    ],
    [
      'a slug that differs from its folder',
      { slug: 'market' },
      'slug: "market" differs from its folder; expected "riga-rental-market-analysis"',
    ],
    [
      'a date that differs from the other language',
      { date: '2025-04-11' },
      `date: differs from ${CONTENT}/blog/riga-rental-market-analysis/en.mdx; expected the same in both languages`,
    ],
    [
      'an alias that another article has',
      { aliases: ['viesu-pieredzes-uzlabosana'] },
      `id, slug, aliases: "viesu-pieredzes-uzlabosana" is taken by ${CONTENT}/blog/guest-experience-short-term-rental/lv.mdx; expected another`,
    ],
    [
      'a number that another article has',
      { id: 4 },
      `id, slug, aliases: "4" is taken by ${CONTENT}/blog/guest-experience-short-term-rental/lv.mdx; expected another`,
    ],
    [
      'an alias that is its own number',
      { aliases: ['5'] },
      'id, slug, aliases: "5" stands here twice; expected another',
    ],
    [
      'a draft in one language alone',
      { draft: true },
      `draft: differs from ${CONTENT}/blog/riga-rental-market-analysis/en.mdx; expected the same in both languages`,
    ],
    [
      'a fact that does not exist',
      { excerpt: 'A {{company.fee}}' },
      `excerpt: {{company.fee}} is not a fact of ${CONTENT}/company.yml`,
    ],
  ])('%s is named', (_, change, message) => {
    expect(report(withChange(change)).split('\n')).toContain(`${FILE}  ${message}`);
  });
});
