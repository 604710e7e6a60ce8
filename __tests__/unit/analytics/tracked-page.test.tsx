import { fireEvent, render, screen } from '@testing-library/react';
import type { PageProps } from 'gatsby';
import { currentQuestion, reopenQuestion } from '../../../src/analytics/consent';
import { ConsentBanner } from '../../../src/analytics/consent-banner';
import { TrackedPage, SitemapLastModified } from '../../../src/analytics/tracked-page';
import { ConsentSettings } from '../../../src/analytics/consent-question';
import { keysShown, renderKeys } from '../texts-by-key';
import { renderIn } from '../render-in';

const page = (pathname: string, hash = '') =>
  ({
    location: { pathname, hash },
    pageContext: { kind: 'page', route: 'about', meta: { title: `Title of ${pathname}` } },
    data: { company: { name: 'Sample' } },
  }) as unknown as PageProps;

test('each page is counted once with its title, and its language when that changes', () => {
  window.gtag = jest.fn();
  const { rerender } = render(<TrackedPage page={page('/lv/about/')} />);
  for (const next of [page('/lv/about/', '#team'), page('/lv/services/'), page('/en/services/')])
    rerender(<TrackedPage page={next} />);
  const events = (window.dataLayer ?? []) as Record<string, string>[];
  expect(events.map(({ event, page_path }) => [event, page_path])).toEqual([
    ['page_view', '/lv/about/'],
    ['page_language', '/lv/about/'],
    ['page_view', '/lv/services/'],
    ['page_view', '/en/services/'],
    ['page_language', '/en/services/'],
  ]);
  expect(events[0]?.page_title).toContain('Title of /lv/about/');
  const told = jest.mocked(window.gtag).mock.calls.map(([command]) => command);
  expect(told.filter((command) => command === 'set')).toHaveLength(3);
  delete window.gtag;
});

const DAY = '2026-11-23';
const dated = { pageContext: { kind: 'page', sitemapModified: DAY } } as never;

test.each([
  ['where nobody counts, at once', false, '', DAY],
  ['before an answer, not', true, '', null],
  ['after a refusal, not, and an earlier one is deleted', true, 'denied', null],
  ['after an agreement', true, 'granted', DAY],
])('the day of the sitemap is stored: %s', (_, counts, analytics, day) => {
  document.head.innerHTML = counts ? '<meta name="analytics" content="/tag.js">' : '';
  localStorage.setItem('consent', JSON.stringify({ analytics, at: '2026-01-01' }));
  localStorage.setItem('sitemap_last_modified', '2020-01-01');
  render(<SitemapLastModified page={dated} />);
  expect(localStorage.getItem('sitemap_last_modified')).toBe(day);
});

test.each(['', 'denied'])('Escape closes the question only after an answer: "%s"', (analytics) => {
  window.ResizeObserver = jest.fn(() => ({ observe: jest.fn(), disconnect: jest.fn() })) as never;
  localStorage.setItem('consent', JSON.stringify({ analytics, at: '2026-01-01' }));
  reopenQuestion();
  renderIn('en', <ConsentBanner question={{ openedFrom: null }} privacy="" />);
  fireEvent.keyDown(screen.getByRole('region'), { key: 'Escape' });
  expect(currentQuestion() === undefined).toBe(analytics !== '');
});

test.each([
  ['consent.refuse', 'denied'],
  ['consent.agree', 'granted'],
])('the answer %s is stored as %s, and closes the question', (answer, analytics) => {
  localStorage.clear();
  document.head.innerHTML = '<meta name="analytics" content="/tag.js">';
  reopenQuestion();
  renderKeys(<ConsentBanner question={{ openedFrom: null }} privacy="" />);
  expect(keysShown('button').map((key) => key.replace('common:', ''))).toEqual([
    ...['consent.refuse', 'consent.agree'],
  ]);
  for (const part of ['title', 'what', 'who', 'counts', 'stores', 'without'])
    expect(keysShown()).toContain(`common:consent.${part}`);
  fireEvent.click(screen.getByText(`common:${answer}`));
  expect(JSON.parse(localStorage.getItem('consent') ?? '')).toMatchObject({ analytics });
  expect(currentQuestion()).toBeUndefined();
});

test.each([true, false])(
  'the footer opens the question again where visits are counted: %s',
  (counts) => {
    document.head.innerHTML = counts ? '<meta name="analytics" content="/tag.js">' : '';
    renderKeys(<ConsentSettings />);
    const settings = screen.queryAllByText('common:consent.settings');
    expect(settings).toHaveLength(Number(counts));
    for (const button of settings) {
      button.focus();
      fireEvent.click(button);
      expect(currentQuestion()).toEqual({ openedFrom: button });
    }
  },
);

test('a banner that has gone leaves no space behind', () => {
  document.body.insertAdjacentHTML('beforeend', '<footer></footer>');
  const disconnect = jest.fn();
  window.ResizeObserver = class {
    constructor(private readonly resize: ResizeObserverCallback) {}
    observe = () => this.resize([], this);
    unobserve = () => undefined;
    disconnect = disconnect;
  };
  const { unmount } = renderKeys(<ConsentBanner question={{ openedFrom: null }} privacy="" />);
  const space = () => document.querySelector('footer')?.style.getPropertyValue('--consent');
  expect(space()).toBe(`${window.innerHeight}px`);
  unmount();
  expect([space(), disconnect.mock.calls.length]).toEqual(['', 1]);
});
