import { linkTargets } from '../../../../src/node/prose/links';

const posts = [
  { slug: 'out', draft: false },
  { slug: 'out', draft: false },
  { slug: 'not-yet', draft: true },
];

describe('A text may lead', () => {
  test('to pages and published articles but to no draft when it is published', () => {
    const { knownPaths, draftPaths } = linkTargets(posts)({ language: 'lv', draft: false });
    expect(knownPaths).toEqual(expect.arrayContaining(['/lv/', '/lv/services/', '/lv/blog/out/']));
    expect(knownPaths).not.toContain('/lv/blog/not-yet/');
    expect(draftPaths).toEqual(['/lv/blog/not-yet/']);
  });

  test('to no draft when it is a legal page', () => {
    expect(linkTargets(posts)({ language: 'en' }).draftPaths).toEqual(['/en/blog/not-yet/']);
  });

  test('to drafts too when it is a draft', () => {
    const { knownPaths, draftPaths } = linkTargets(posts)({ language: 'lv', draft: true });
    expect(knownPaths).toEqual(expect.arrayContaining(['/lv/blog/out/', '/lv/blog/not-yet/']));
    expect(draftPaths).toEqual([]);
  });
});
