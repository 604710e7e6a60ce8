import { act, fireEvent, screen } from '@testing-library/react';
import type { PageProps } from 'gatsby';
import { useReducer, type ReactNode } from 'react';
import { setDelivery } from '../../../src/forms/deliveries';
import { CurrentPage } from '../../../src/links/current-page';
import { Frame } from '../../../src/layout/frame';
import { logErrors } from '../../../src/start/page-change';
import { languages, type Language } from '../../../src/site/languages';
import { company, wordsIn } from '../../support/words';
import { renderIn, shownText } from '../render-in';

/** A section of the page that throws when it is pressed. */
function Pressed({ text = 'What it shows' }) {
  const [isBroken, breakIt] = useReducer(() => true, false);
  if (isBroken) throw new Error('broken');
  return <button onClick={breakIt}>{text}</button>;
}

const node = (language: Language) => ({
  node: { ns: 'common', language, data: wordsIn(language).common },
});

const page = (pathname: string) =>
  ({
    location: { pathname } as PageProps['location'],
    data: { company, locales: { edges: languages.map(node) } },
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

  test('an error in one section leaves all of the page, with a notice above it: next steps, and what became of the inquiry', async () => {
    const inquiry = { reference: 'K7QM-4T2P', inquiry: {} };
    setDelivery('contact', { ...inquiry, phase: 'sending' });
    const sections = [<Pressed key="broken" />, <p key="other">Another section</p>];
    const frame = <Frame company={company as never} closing={false} children={sections} />;
    renderIn(language, within(language, frame));
    fireEvent.click(screen.getByRole('button', { name: 'What it shows' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(words('inquiry.sending'));
    expect(screen.getByRole('heading', { name: words('title') })).toBeVisible();
    expect(screen.getByText('What it shows')).toBeVisible();
    expect(screen.getByText('Another section')).toBeVisible();
    const home = screen.getByRole('link', { name: words('home') });
    expect(home).toHaveAttribute('href', `/${language}/`);
    const notice = screen.getByRole('alert').parentElement as HTMLElement;
    const tel = `tel:${company.contact.phone.replaceAll(' ', '')}`;
    expect(notice.querySelector('[href^=tel]')).toHaveAttribute('href', tel);
    expect(log).toHaveBeenCalled();
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toHaveTextContent(company.contact.phone.slice(-4));
    act(() => setDelivery('contact', { ...inquiry, phase: 'sent' }));
    expect(screen.getByRole('alert')).toHaveTextContent(words('inquiry.sent', inquiry));
  });
});

test('an error in a hook of Gatsby is logged, and goes no further', () => {
  const error = new Error('broken');
  const hook = logErrors((): string => {
    throw error;
  });
  expect(hook()).toBeUndefined();
  expect(log).toHaveBeenCalledWith(error);
});
