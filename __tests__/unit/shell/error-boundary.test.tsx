import { act, render, screen } from '@testing-library/react';
import type { PageProps } from 'gatsby';
import type { ReactNode } from 'react';
import { setDelivery } from '../../../src/forms/deliveries';
import { CurrentPage } from '../../../src/links/current-page';
import { Frame } from '../../../src/shell/frame';
import { ErrorBoundary } from '../../../src/shell/error-boundary';
import { languages, type Language } from '../../../src/site/languages';
import { company, wordsIn } from '../../support/words';
import { renderIn, shownText } from '../render-in';

function Broken(): never {
  throw new Error('broken');
}

const node = (language: Language) => ({
  node: { ns: 'common', language, data: wordsIn(language).common },
});

const page = (pathname: string) =>
  ({
    location: { pathname } as PageProps['location'],
    data: { locales: { edges: languages.map(node) } },
    pageContext: {},
  }) as PageProps;

const within = (language: Language, children: ReactNode) => (
  <CurrentPage.Provider value={page(`/${language}/about/`)}>{children}</CurrentPage.Provider>
);

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.assign(window, { matchMedia: () => new EventTarget() });
});
afterEach(() => log.mockRestore());

describe.each(languages)('In the page’s language (%s)', (language) => {
  const words = (key: string, values = {}) => shownText(language, 'common', `error.${key}`, values);

  test('an unexpected error shows a notice with next steps', async () => {
    render(within(language, <ErrorBoundary children={<Broken />} />));
    expect(await screen.findByRole('heading', { name: words('title') })).toBeVisible();
    const home = screen.getByRole('link', { name: words('home') });
    expect(home).toHaveAttribute('href', `/${language}/`);
    expect(log).toHaveBeenCalled();
  });

  test('an error in one section leaves header, other sections and footer, and says what became of the inquiry', async () => {
    const inquiry = { reference: 'K7QM-4T2P', inquiry: {} };
    setDelivery('contact', { ...inquiry, phase: 'sending' });
    const sections = [<Broken key="broken" />, <p key="other">Another section</p>];
    const frame = <Frame company={company as never} closing={false} children={sections} />;
    renderIn(language, within(language, frame));
    expect(await screen.findByRole('alert')).toHaveTextContent(words('inquiry.sending'));
    expect(screen.getByText('Another section')).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toHaveTextContent(company.contact.phone.slice(-4));
    act(() => setDelivery('contact', { ...inquiry, phase: 'sent' }));
    expect(screen.getByRole('alert')).toHaveTextContent(words('inquiry.sent', inquiry));
  });
});
