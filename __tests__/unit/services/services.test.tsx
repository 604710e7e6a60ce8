import { fireEvent, screen } from '@testing-library/react';
import { HostHour, Hosts } from '../../../src/services/hosts';
import { Comparison, Portfolio } from '../../../src/services/sections';
import { textOf, wordsIn } from '../../support/words';
import { stubObserver } from '../observer';
import { imageData, renderIn, shownText } from '../render-in';
import ServicesPage from '../../../src/templates/services';
import { showPage } from '../show-page';
import { facts } from '../site/sums/facts';
import { keysMissing, linksByKey } from '../texts-by-key';

test('the hour of a host is worth less, the more hours a week takes', () => {
  renderIn('en', <HostHour facts={facts} />);
  const slider = screen.getByRole('slider');
  const worth = () => Number(screen.getByText(/^€\d+$/).textContent.replace('€', ''));
  fireEvent.change(slider, { target: { value: '5' } });
  expect(screen.getByText(/^€\d+$/)).toHaveAttribute('aria-live', 'polite');
  const few = worth();
  fireEvent.change(slider, { target: { value: '20' } });
  expect(worth()).toBeGreaterThan(0);
  expect(worth()).toBeLessThan(few);
});

test('the year of a host leaves more than ours, and the text says so without a minus', () => {
  renderIn('en', <HostHour facts={facts} />);
  const year = screen.getByText(/€\d+,\d{3}/);
  expect(year).not.toHaveTextContent('−');
});

test('where we leave as much as a host keeps, no hour is priced', () => {
  const none = { from: 0, to: 0 };
  const figures = { ...facts.figures, onSiteFee: none, ourCleaning: none, ownCleaning: none };
  renderIn('en', <HostHour facts={{ ...facts, figures }} />);
  expect(document.querySelector('[type=range]')).toBeNull();
});

const apartment = {
  ...{ title: 'Two rooms', text: '', alt: '', picture: { childImageSharp: null } },
  ...{ bedrooms: 1, nights: 292, rent: 700, left: 8000, sum: '?rent=700&usual=80' },
};

const studio = shownText('en', 'services', 'portfolio.facts.studio');

const lead = shownText('en', 'services', 'portfolio.lead');

test('an apartment without a bedroom is a studio, and of several is said what they are', () => {
  const another = { ...apartment, title: 'A studio', bedrooms: 0 };
  renderIn('en', <Portfolio apartments={[apartment, another]} />);
  expect(screen.getByText(studio)).toBeInTheDocument();
  expect(screen.getByText(lead)).toBeInTheDocument();
});

test('the link of an apartment opens its sum, and its nights stand beside it', () => {
  renderIn('en', <Portfolio apartments={[apartment]} />);
  const address = new URL(screen.getByRole<HTMLAnchorElement>('link').href);
  expect([address.pathname, address.search]).toEqual(['/en/property-owners/', apartment.sum]);
  expect(screen.getByText('292')).toBeInTheDocument();
  expect(screen.getByText('€8,000')).toBeInTheDocument();
  for (const text of [studio, lead]) expect(screen.queryByText(text)).toBeNull();
});

test.each([
  ['care', ['yes', 'no', 'no']],
  ['reports', ['yes', 'yes', 'no']],
  ['listing', ['yes', 'yes', 'listingSelf']],
  ['start', ['startFee', 'startFee', 'no']],
])('the comparison says of %s which service includes it: %j', (row, included) => {
  renderIn('en', <Comparison />);
  const head = screen.getByRole('rowheader', {
    name: textOf('en', 'services', `compare.${row}`),
  });
  const cells = [...(head.parentElement?.querySelectorAll('td') ?? [])];
  for (const [index, answer] of included.entries())
    expect(cells[index]).toHaveTextContent(shownText('en', 'services', `compare.${answer}`));
});

test.each([true, false])(
  'hosts are told of their group where the site has its page: %s',
  (exists) => {
    stubObserver();
    const words = wordsIn('en');
    const { pages, ...common } = words.common as { pages: Record<string, string> };
    const { network: _, ...others } = pages;
    const given = { words: { ...words, common: { ...common, pages: exists ? pages : others } } };
    renderIn('en', <Hosts picture={imageData('group')} facts={facts} />, given);
    const group = screen.queryAllByText(shownText('en', 'services', 'hosts.group.title'));
    expect(group).toHaveLength(Number(exists));
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links.includes('/en/riga-airbnb-hosts/')).toBe(exists);
  },
);

test('a company that manages on site alone compares with hosting alone', () => {
  const services = wordsIn('en').services as { compare: object };
  const compare = { ...services.compare, remote: '' };
  const words = { ...wordsIn('en'), services: { ...services, compare } } as never;
  renderIn('en', <Comparison />, { words });
  const cells = screen.getAllByRole('row').map((row) => row.querySelectorAll('th, td').length);
  expect(new Set(cells)).toEqual(new Set([3]));
});

test('the page of services has each of its texts, and each link leads where its text says', () => {
  showPage(ServicesPage, { samples: ['company.apartments'] });
  expect(keysMissing('services')).toEqual([]);
  expect(screen.getAllByText('common:sample')).toHaveLength(1);
  expect(linksByKey()).toMatchObject({
    ...{ 'common:closing.action': '/en/property-owners/', Strategy: '/en/blog/strategy/' },
    'common:closing.call': expect.stringMatching(/^tel:/) as string,
    'services:hosts.action': '/en/contact/',
    'services:hosts.group.action': '/en/riga-airbnb-hosts/',
  });
});
