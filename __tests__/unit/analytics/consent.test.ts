/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://www.example.com/"}
 */
type Consent = typeof import('../../../src/analytics/consent');

const ADDRESS = 'https://count.example/tag.js?id=X';
const answers = () =>
  (window.dataLayer ?? []).flatMap((entry) => {
    const [command, action, grant] = Array.from(entry as ArrayLike<unknown>);
    return command === 'consent' ? [[action, grant]] : [];
  });
const nothing = {
  ...{ ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' },
  analytics_storage: 'denied',
};
const stored = (analytics: string) => JSON.stringify({ analytics, at: '2026-01-01' });

/** Opens a page of a site with or without analytics, for a visitor with this earlier answer. */
async function openPage({ counts = true, answered = '' } = {}): Promise<Consent> {
  if (counts) document.head.innerHTML = `<meta name="analytics" content="${ADDRESS}">`;
  if (answered) localStorage.setItem('consent', stored(answered));
  jest.resetModules();
  const consent = await import('../../../src/analytics/consent');
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

test.each(['denied', ''])('the answer "%s" deletes cookies of an earlier one', async (answered) => {
  document.cookie = '_ga=1';
  document.cookie = '_ga_SAMPLE=1; domain=example.com';
  document.cookie = 'own=1';
  await openPage({ answered });
  expect(document.cookie).toBe('own=1');
});

const broken = ['', 'granted', '[]', 'null', stored('maybe'), '{"analytics":"granted"}'];

test.each(broken)('an entry of %j counts as no answer', async (entry) => {
  localStorage.setItem('consent', entry);
  expect((await openPage()).storedChoice()).toBeUndefined();
});

test('an answer in another tab closes the question here and holds here', async () => {
  const consent = await openPage();
  expect(consent.currentQuestion()).toBeDefined();
  localStorage.setItem('consent', stored('granted'));
  window.dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
  expect(consent.currentQuestion()).toBeUndefined();
  expect(answers().at(-1)).toEqual(['update', { analytics_storage: 'granted' }]);
  expect(document.querySelector(`script[src="${ADDRESS}"]`)).not.toBeNull();
});

test('where another tab clears the storage, nothing is counted here any more', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await openPage({ answered: 'granted' });
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(answers().at(-1)).toEqual(['update', { analytics_storage: 'denied' }]);
  // The test's browser cannot load the page again, and says so.
  error.mockRestore();
});

test.each<[string, (consent: Consent) => void]>([
  ['closed', ({ closeQuestion }) => closeQuestion()],
  ['answered', ({ answerConsent }) => answerConsent('denied')],
])('once the reopened question is %s, the focus is at its button again', async (_, close) => {
  const consent = await openPage({ answered: 'denied' });
  const button = document.querySelector('button');
  button?.focus();
  consent.reopenQuestion();
  button?.blur();
  close(consent);
  expect(document.activeElement).toBe(button);
});

test('a page from the back-forward cache applies an answer given meanwhile', async () => {
  const consent = await openPage();
  localStorage.setItem('consent', stored('denied'));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(consent.currentQuestion()).toBeUndefined();
  expect(answers().at(-1)).toEqual(['update', { analytics_storage: 'denied' }]);
});
