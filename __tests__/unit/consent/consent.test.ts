/** @jest-environment jsdom */
type Consent = typeof import('../../../src/consent/consent');

const ADDRESS = 'https://count.example/tag.js?id=X';
const answers = () =>
  (window.dataLayer ?? []).flatMap((entry) => {
    const [command, action, grant] = Array.from(entry as ArrayLike<unknown>);
    return command === 'consent' ? [[action, grant]] : [];
  });
const nothing = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

/** Opens a page of a site with or without analytics, for a visitor with this earlier answer. */
async function openPage({ counts = true, answered = '' } = {}): Promise<Consent> {
  if (counts) document.head.innerHTML = `<meta name="analytics" content="${ADDRESS}">`;
  if (answered)
    localStorage.setItem('consent', JSON.stringify({ analytics: answered, at: '2026-01-01' }));
  jest.resetModules();
  const consent = await import('../../../src/consent/consent');
  consent.startConsent();
  return consent;
}

const listen = jest.spyOn(window, 'addEventListener');

beforeEach(() => {
  // An earlier page would go on listening in the same window.
  for (const [type, listener] of listen.mock.calls) window.removeEventListener(type, listener);
  listen.mockClear();
  localStorage.clear();
  document.head.innerHTML = '';
  document.body.innerHTML = '<button>Cookies</button>';
  delete window.dataLayer;
  delete window.gtag;
});

test('only `analytics_storage` is ever granted, whatever a visitor answers', async () => {
  const consent = await openPage();
  consent.answerConsent('granted');
  consent.answerConsent('denied');
  expect(answers()).toEqual([
    ['default', nothing],
    ['update', { analytics_storage: 'granted' }],
    ['update', { analytics_storage: 'denied' }],
  ]);
});

test.each([
  ['refused', 'denied'],
  ['not answered', ''],
])(
  'the site deletes cookies of an earlier agreement for a visitor who has %s',
  async (_, answered) => {
    document.cookie = '_ga=1';
    document.cookie = 'own=1';
    await openPage({ answered });
    expect(document.cookie).toBe('own=1');
  },
);

test.each([
  '',
  'granted',
  '[]',
  'null',
  '{"analytics":"maybe","at":"x"}',
  '{"analytics":"granted"}',
])('an entry of %j counts as no answer', async (entry) => {
  localStorage.setItem('consent', entry);
  expect((await openPage()).storedChoice()).toBeUndefined();
});

const answerInAnotherTab = (analytics: string) => {
  localStorage.setItem('consent', JSON.stringify({ analytics, at: '2026-01-01' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
};

test('an answer in another tab closes the question here and holds here', async () => {
  const consent = await openPage();
  expect(consent.currentQuestion()).toBeDefined();
  answerInAnotherTab('granted');
  expect(consent.currentQuestion()).toBeUndefined();
  expect(answers().at(-1)).toEqual(['update', { analytics_storage: 'granted' }]);
  expect(document.querySelector(`script[src="${ADDRESS}"]`)).not.toBeNull();
});

test('a page from the back-forward cache applies an answer given meanwhile', async () => {
  const consent = await openPage();
  localStorage.setItem('consent', JSON.stringify({ analytics: 'denied', at: '2026-01-01' }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(consent.currentQuestion()).toBeUndefined();
  expect(answers().at(-1)).toEqual(['update', { analytics_storage: 'denied' }]);
});
