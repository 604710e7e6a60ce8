import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageProps } from 'gatsby';
import { CallLink } from '../../../src/layout/call-links';
import { Footer } from '../../../src/layout/footer';
import { LanguageLinks, LanguageSwitcher } from '../../../src/layout/language-switcher';
import { Header } from '../../../src/layout/header';
import { MobileMenu } from '../../../src/layout/mobile-menu';
import { Navigation } from '../../../src/layout/navigation';
import { MemoizedPage } from '../../../src/layout/wrap-page';
import AboutPage from '../../../src/templates/about';
import { showPage } from '../show-page';
import { keysMissing, keysShown } from '../texts-by-key';
import { weekdays } from '../../../src/site/opening-hours';
import { textOf, wordsIn } from '../../support/words';
import { renderIn, shownText } from '../render-in';

afterEach(() => jest.useRealTimers());

const linksNow = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test.each([
  ['open', '2026-11-20T07:00:00Z', 'header.callOpen'],
  ['closed', '2026-11-20T06:59:00Z', 'phoneBar.callNumber'],
])('the phone icon says when the office is %s', async (_, moment, key) => {
  jest.useFakeTimers({ now: new Date(moment) });
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  const hours = [{ days: weekdays.slice(0, 5), opens: '09:00', closes: '17:00' }];
  renderIn('en', <CallLink company={{ hours, contact: { phone: '+371 2000 0000' } } as never} />);
  await act(() => jest.advanceTimersByTimeAsync(0));
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', 'tel:+37120000000');
  expect(link).toHaveAttribute('aria-label', textOf('en', 'common', key));
});

test.each([
  [{ lv: '/lv/blog/a/', en: '/en/blog/b/' }, ['/lv/blog/a/', '/en/blog/b/']],
  [undefined, ['/lv/x/', '/en/x/']],
])('the languages lead to the same page, of which %j is known: %j', (alternates, links) => {
  const location = { pathname: '/en/x/', search: '', hash: '' } as never;
  renderIn('en', <LanguageLinks />, { location, pageContext: { alternates } });
  expect(linksNow()).toEqual(links);
  expect(screen.getByText('English')).toHaveAttribute('aria-current', 'true');
});

test.each([
  ['closes', 'an element elsewhere', 1, () => document.body],
  ['stays open', 'one of its languages', 0, () => screen.getByText('English')],
  // As in Safari, where a pressed link takes no focus.
  ['stays open', 'no element', 0, () => null],
])('the list of languages %s where the focus moves to %s', (_, __, closings, next) => {
  Object.assign(HTMLElement.prototype, { popover: null });
  renderIn('en', <LanguageSwitcher />);
  const list = document.querySelector('[popover]');
  const hidePopover = jest.fn();
  Object.assign(list as Element, { hidePopover });
  fireEvent.blur(screen.getByRole('button'), { relatedTarget: next() });
  expect(hidePopover).toHaveBeenCalledTimes(closings);
});

test('the navigation leaves out a page that does not exist', () => {
  const words = wordsIn('en');
  const { pages, ...common } = words.common as { pages: Record<string, string> };
  const { network: _, ...others } = pages;
  const shown = (pages: Record<string, string>) => {
    const given = { words: { ...words, common: { ...common, pages } } };
    renderIn('en', <Navigation sx={{}} highlighted={{ name: '', styles: '' }} />, given);
    const links = linksNow();
    cleanup();
    return links;
  };
  expect(shown(pages)).toEqual([...shown(others), '/en/riga-airbnb-hosts/']);
});

test.each([
  { guestPhone: null, numbers: ['tel:+37120000000'] },
  { guestPhone: '+371 2111 1111', numbers: ['tel:+37120000000', 'tel:+37121111111'] },
])('the footer shows the address and the phone numbers that there are: $numbers', (example) => {
  const { guestPhone, numbers } = example;
  const contact = { phone: '+371 2000 0000', email: 'info@sample.example', guestPhone };
  renderIn('en', <Footer company={{ name: 'Sample', networks: [], contact } as never} />);
  const contacts = linksNow().filter((href) => href?.includes(':'));
  expect(contacts).toEqual([...numbers, 'mailto:info@sample.example']);
});

test('the menu closes after a link and on the backdrop, and not on a press beside them', async () => {
  const close = jest.fn();
  HTMLDialogElement.prototype.close = close;
  window.matchMedia = () => new EventTarget() as MediaQueryList;
  renderIn(
    'en',
    <MobileMenu company={{ name: 'Sample', contact: { phone: '+371 2000 0000' } } as never} />,
  );
  const menu = screen.getByRole('dialog', { hidden: true });
  menu.addEventListener('click', (event) => event.preventDefault());
  const [link] = within(menu).getAllByRole('link', { hidden: true });
  await userEvent.click(within(menu).getByRole('group', { hidden: true }));
  expect(close).not.toHaveBeenCalled();
  for (const pressed of [link as HTMLElement, menu]) await userEvent.click(pressed);
  expect(close).toHaveBeenCalledTimes(2);
  // A window that has grown has room for the links.
  for (const matches of [false, true]) {
    window.matchMedia = () => Object.assign(new EventTarget(), { matches }) as MediaQueryList;
    fireEvent(window, new Event('resize'));
  }
  expect(close).toHaveBeenCalledTimes(3);
});

const draw = jest.fn(() => null);
const Page = () => draw();
const pageContext = {};

/** The objects that Gatsby creates at each render. */
const element = (data: object) => (
  <MemoizedPage page={{ data, pageContext } as PageProps}>
    <Page />
  </MemoizedPage>
);

test('a page re-renders when its data change, and not when only its address does', () => {
  const data = { name: 'before' };
  const { rerender } = render(element(data));
  rerender(element(data));
  expect(draw).toHaveBeenCalledTimes(1);
  rerender(element({ name: 'after' }));
  expect(draw).toHaveBeenCalledTimes(2);
});

test.each([
  ['/en/about/', 'secondary'],
  ['/en/schedule-consultation/', 'primary'],
])('in the header of %s the way to a consultation is %s', (pathname, kind) => {
  window.matchMedia = () => new EventTarget() as MediaQueryList;
  const location = { pathname, search: '', hash: '' } as never;
  const company = { name: 'Sample', contact: { phone: '+371 2000 0000' }, hours: [] } as never;
  renderIn('en', <Header company={company} overPicture={false} mainId="main" />, { location });
  const [link] = screen.getAllByText(shownText('en', 'common', 'header.action'));
  expect(link?.closest('a')).toHaveAttribute('data-cta', kind);
});

test('around each page stand the texts of header, menu, closing band, phone bar and footer', () => {
  showPage(AboutPage, { pathname: '/en/about/' });
  const elsewhere =
    /^(?!header|footer|phoneBar|closing|pages)|^header\.callOpen|^closing\.(?:title|lead)/;
  const missing = keysMissing('common', elsewhere);
  // What the company of the tests lacks, and articles.
  expect(missing.filter((key) => !/Phone$|^pages\.(?:article|home)/.test(key))).toEqual([]);
  expect(keysShown('footer nav')).toEqual([
    ...['common:footer.pages', 'common:footer.pages'],
    ...['services', 'owners', 'about', 'open-file', 'blog', 'contact', 'network'].map(
      (id) => `common:pages.${id}`,
    ),
  ]);
  const current = [...document.querySelectorAll('[aria-current=page]')];
  expect(current.map((link) => link.getAttribute('href'))).toContain('/en/about/');
  const skip = screen.getByText('common:header.skip');
  expect(document.querySelector(skip.getAttribute('href') ?? '')?.localName).toBe('main');
  const menu = screen.getByRole('button', { name: 'common:header.openMenu' });
  expect(document.getElementById(menu.getAttribute('commandfor') ?? '')?.localName).toBe('dialog');
  const languages = screen.getByRole('button', { name: /common:header\.currentLanguage/ });
  const list = document.getElementById(languages.getAttribute('popovertarget') ?? '');
  expect(list).toHaveAttribute('popover', 'auto');
});
