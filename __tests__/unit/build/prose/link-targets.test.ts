import { linkTargets } from '../../../../src/build/prose/link-targets';

const posts = [
  { slug: 'out', draft: false },
  { slug: 'out', draft: false },
  { slug: 'not-yet', draft: true },
];

describe('A text may lead', () => {
  test('when it is published, to pages and published articles, and to no draft', () => {
    const { knownPaths, draftPaths } = linkTargets({ language: 'lv', draft: false }, posts);
    expect(knownPaths).toEqual(expect.arrayContaining(['/lv/', '/lv/services/', '/lv/blog/out/']));
    expect(knownPaths).not.toContain('/lv/blog/not-yet/');
    expect(draftPaths).toEqual(['/lv/blog/not-yet/']);
  });

  test('when it is a legal page, to no draft either', () => {
    expect(linkTargets({ language: 'en' }, posts).draftPaths).toEqual(['/en/blog/not-yet/']);
  });

  test('when it is a draft, to drafts too', () => {
    const { knownPaths, draftPaths } = linkTargets({ language: 'lv', draft: true }, posts);
    expect(knownPaths).toEqual(expect.arrayContaining(['/lv/blog/out/', '/lv/blog/not-yet/']));
    expect(draftPaths).toEqual([]);
  });
});
