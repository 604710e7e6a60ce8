type Consent = typeof import('../../../src/consent/consent');

const ADDRESS = 'https://count.example/tag.js?id=X';
const script = () => document.querySelector(`script[src="${ADDRESS}"]`);
const answers = () =>
  (window.dataLayer ?? []).flatMap((entry) => {
    const [command, action, grant] = Array.from(entry as ArrayLike<unknown>);
    return command === 'consent' ? [[action, grant]] : [];
  });
const everything = (grant: string) => ({
  ad_storage: grant,
  ad_user_data: grant,
  ad_personalization: grant,
  analytics_storage: grant,
});

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

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '';
  document.body.innerHTML = '<button>Cookies</button>';
  delete window.dataLayer;
  delete window.gtag;
});

test('a site without analytics asks nothing and ignores answers', async () => {
  const consent = await openPage({ counts: false });
  consent.answerConsent('granted');
  expect(consent.openQuestion()).toBe(0);
  expect(window.dataLayer).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test('on a first visit the site denies everything, asks, and loads no script', async () => {
  const consent = await openPage();
  expect(answers()).toEqual([['default', everything('denied')]]);
  expect(consent.openQuestion()).toBe(1);
  expect(script()).toBeNull();
});

test('after agreement the site closes the question, stores the answer and loads the script once', async () => {
  const consent = await openPage();
  consent.answerConsent('granted');
  consent.askAgain();
  consent.answerConsent('granted');
  expect(consent.openQuestion()).toBe(0);
  expect(answers().at(-1)).toEqual(['update', everything('granted')]);
  expect(document.querySelectorAll('script')).toHaveLength(1);
  expect(localStorage.getItem('consent')).toContain('granted');
});

test('after a refusal the site closes the question, stores the answer and loads no script', async () => {
  const consent = await openPage();
  consent.answerConsent('denied');
  expect(consent.openQuestion()).toBe(0);
  expect(answers().at(-1)).toEqual(['update', everything('denied')]);
  expect(script()).toBeNull();
  expect(localStorage.getItem('consent')).toContain('denied');
});

test.each([
  ['agreed', 'granted', true],
  ['refused', 'denied', false],
])('a visitor who has %s before is not asked again', async (_, answered, requested) => {
  const consent = await openPage({ answered });
  expect(consent.openQuestion()).toBe(0);
  expect(script() !== null).toBe(requested);
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

test('a withdrawal deletes the cookies and reloads the page without the script', async () => {
  const consent = await openPage({ answered: 'granted' });
  document.cookie = '_ga=1';
  // jsdom cannot load pages and reports each attempt.
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  consent.answerConsent('denied');
  expect(String(told.mock.calls[0]?.[0])).toContain('navigation');
  expect(document.cookie).not.toContain('_ga');
  told.mockRestore();
});

test('a visitor who opens the question again gets the focus back after an answer or after closing it', async () => {
  const consent = await openPage({ answered: 'denied' });
  const button = document.querySelector('button');
  for (const end of [consent.closeQuestion, () => consent.answerConsent('denied')]) {
    button?.focus();
    consent.askAgain();
    expect(consent.isAskedAgain()).toBe(true);
    button?.blur();
    end();
    expect(button).toHaveFocus();
    expect(consent.isAskedAgain()).toBe(false);
  }
});

test('each question has its own number, and listeners hear of it until they stop', async () => {
  const consent = await openPage();
  const heard: number[] = [];
  const stop = consent.onAsking(() => heard.push(consent.openQuestion()));
  consent.closeQuestion();
  consent.askAgain();
  stop();
  consent.closeQuestion();
  expect(heard).toEqual([0, 2]);
});
