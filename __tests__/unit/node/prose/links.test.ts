import { linkTargets } from '../../../../src/node/prose/links';

const DRAFT = '/en/blog/not-yet/';
const posts = [
  { slug: 'out', draft: false },
  { slug: 'not-yet', draft: true },
];

test.each([
  { text: 'a published article', draft: false, mayLead: false },
  { text: 'a legal page', draft: undefined, mayLead: false },
  { text: 'a draft', draft: true, mayLead: true },
])('$text may link pages and published articles; drafts: $mayLead', ({ draft, mayLead }) => {
  const { knownPaths, draftPaths } = linkTargets(posts)({ language: 'en', draft });
  expect(knownPaths).toEqual(expect.arrayContaining(['/en/', '/en/services/', '/en/blog/out/']));
  expect(knownPaths.includes(DRAFT)).toBe(mayLead);
  expect(draftPaths).toEqual(mayLead ? [] : [DRAFT]);
});
