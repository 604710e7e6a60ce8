import { checkLink, linkTargets } from '../../../../src/node/prose/links';

const DRAFT = '/en/blog/not-yet/';
const LATER = '/en/blog/next-week/';
const posts = [
  { slug: 'out', draft: false, date: '2026-01-01' },
  { slug: 'not-yet', draft: true, date: '2026-01-01' },
  { slug: 'next-week', draft: false, date: '2026-12-05' },
];

const source = {
  ...({ file: '', source: '', language: 'en', path: '/en/blog/out/' } as const),
  ...linkTargets(posts)({ language: 'en', draft: false }),
};

test.each([
  { text: 'a published article', draft: false, mayLead: false },
  { text: 'a legal page', draft: undefined, mayLead: false },
  { text: 'a draft', draft: true, mayLead: true },
])('$text may link pages and published articles; drafts: $mayLead', ({ draft, mayLead }) => {
  const targets = linkTargets(posts, [], '2026-11-28');
  const { knownPaths, draftPaths } = targets({ language: 'en', draft });
  expect(knownPaths).toEqual(expect.arrayContaining(['/en/', '/en/services/', '/en/blog/out/']));
  expect(knownPaths.includes(DRAFT)).toBe(mayLead);
  expect(draftPaths).toEqual(mayLead ? [] : [DRAFT, LATER]);
});

test.each([
  { date: '2026-11-28', mayLead: false },
  { date: '2026-12-05', mayLead: true },
])('an article of $date may lead to one of 2026-12-05: $mayLead', ({ date, mayLead }) => {
  const { knownPaths } = linkTargets(posts, [], '2026-11-28')({ language: 'en', date });
  expect(knownPaths.includes(LATER)).toBe(mayLead);
});

test.each([
  ...[
    'http://a.lv/',
    'https://a.lv/',
    'irc://a.lv/b',
    'ircs://a.lv/b',
    'mailto:a@b.lv',
    'xmpp:a@b.lv',
  ],
  ...['/services/', '../../services/', '#place'],
])('a link to %s is allowed', (address) => {
  expect(checkLink(address, source).problem).toBeUndefined();
});

test.each(['javascript:alert(1)', 'ftp://a.lv/', 'data:text/html,a'])(
  'a link to %s is refused',
  (address) => {
    expect(checkLink(address, source).problem).toContain('is not allowed');
  },
);
