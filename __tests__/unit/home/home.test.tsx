import { act, fireEvent, screen } from '@testing-library/react';
import { loadLateParts } from '../../../src/components/late-part';
import { HomeFees } from '../../../src/home/fees';
import { Hero } from '../../../src/home/hero';
import { RatingBadge } from '../../../src/home/rating-badge';
import { Rooms, Testimonials } from '../../../src/home/sections';
import { WeekPrices } from '../../../src/home/services';
import { stubObserver } from '../observer';
import { imageData, renderIn, shownText, withSamples } from '../render-in';
import HomePage from '../../../src/templates/home';
import { wordsIn } from '../../support/words';
import { showPage } from '../show-page';
import { facts, market } from '../site/sums/facts';
import { keysMissing, keysShown, linksByKey } from '../texts-by-key';

const profile = 'https://stays.example.com/hosts/x';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test.each([4.91, 5])(
  'the host rating badge is loading for 500 ms, then shows the rating and links to the host’s profile',
  async (value) => {
    renderIn('en', <RatingBadge rating={{ value, reviews: 88 }} profile={profile} />);
    const badge = screen.getByRole('link');
    await pass(499);
    expect(badge).toHaveAttribute('aria-busy', 'true');
    await pass(1);
    expect(badge).toHaveAttribute('aria-busy', 'false');
    expect(badge).toHaveAttribute('href', profile);
    expect(badge).toHaveTextContent(shownText('en', 'home', 'rating.value'));
    expect(badge).toHaveTextContent(shownText('en', 'home', 'rating.reviews', { count: 88 }));
  },
);

test('the host rating badge is hidden on an error, which is logged', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const badge = <RatingBadge rating={{ value: 0, reviews: 0 }} profile={profile} />;
  renderIn('en', badge).unmount();
  await pass(500);
  expect(log).not.toHaveBeenCalled();
  renderIn('en', badge);
  await pass(500);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(log).toHaveBeenCalledTimes(1);
});

const voice = { page: 'home', quote: 'Calm.', author: 'Ilze', role: 'owner', picture: null };

test.each([
  { quotations: [{ ...voice, page: 'owners' }], samples: [], titles: 0, marks: 0 },
  { quotations: [voice, { ...voice, quote: 'Paid.' }], samples: [], titles: 1, marks: 0 },
  { quotations: [voice], samples: ['company.quotations'], titles: 1, marks: 1 },
])(
  'owners’ words have a heading, and a mark if they are made up, else the claim of a permission: %j',
  (example) => {
    const { quotations, samples, titles, marks } = example;
    renderIn('en', <Testimonials all={quotations} />, withSamples(...samples));
    const title = { name: shownText('en', 'home', 'testimonials.title'), level: 2 };
    expect(screen.queryAllByRole('heading', title)).toHaveLength(titles);
    expect(screen.queryAllByText(shownText('en', 'common', 'sample'))).toHaveLength(marks);
    const claim = shownText('en', 'home', 'testimonials.text');
    expect(screen.queryAllByText(claim)).toHaveLength(titles - marks);
  },
);

test('the week shows what a night costs on each day, the dearest with the longest bar', () => {
  renderIn('en', <WeekPrices night={100} />);
  const week = screen.getByText(shownText('en', 'home', 'services.pricing.example'));
  expect(screen.getByRole('list')).toHaveAttribute('aria-labelledby', week.id);
  const days = screen.getAllByRole('listitem');
  const prices = days.map((day) => Number(day.querySelector('b')?.textContent.replace(/\D/g, '')));
  expect(prices).toEqual([89, 87, 90, 95, 117, 125, 99]);
  const widths = days.map((day) => getComputedStyle(day.querySelector('span') as Element).width);
  expect(widths[5]).toBe('100%');
  expect(widths.filter((width) => parseFloat(width) > 100)).toEqual([]);
});

test.each([
  ['forecast', { rent: '1100' }, 1],
  ['forecast', { rent: '4000' }, 2],
  ['nextSteps.anyway', { rent: '1100', where: 'imanta', bedrooms: '1' }, 1],
])(
  'the button of the first screen says %s after %j, and scales of prices are shown: %i',
  async (words, changes, scales) => {
    stubObserver();
    await loadLateParts();
    const hero = { gatsbyImageData: imageData('hero') };
    const data = { hero, facts: { rating: null, profiles: null } } as never;
    const { container } = renderIn('en', <Hero data={data} facts={{ ...facts, market }} />);
    for (const [name, value] of Object.entries(changes))
      fireEvent.change(container.querySelector(`[name=${name}]`) as Element, { target: { value } });
    const button = container.querySelector('[name=ask]');
    expect(button).toHaveTextContent(shownText('en', 'calculator', words));
    expect(button).toHaveAttribute('formaction', '/en/property-owners/#property-form');
    const fullSum = screen.getByText(shownText('en', 'home', 'estimate.fullSum'));
    expect(fullSum).toHaveAttribute('formaction', '/en/property-owners/#calculator');
    expect(fireEvent.submit(screen.getByRole('form'))).toBe(true);
    fireEvent.change(container.querySelector('[name=rent]') as Element, { target: { value: '1' } });
    expect(fireEvent.submit(screen.getByRole('form'))).toBe(false);
    const links = screen.queryAllByText(shownText('en', 'calculator', 'nextSteps.title'));
    expect(links).toHaveLength(words === 'forecast' ? 0 : 1);
    // One is in the disclosure; where the price of a night is not known yet, another stands for the answer.
    expect(container.querySelectorAll('[data-price]')).toHaveLength(scales);
  },
);

test('where the best regime leaves as much, the first screen says the span, and compares with emptiness', async () => {
  sessionStorage.clear();
  stubObserver();
  await loadLateParts();
  const hero = { gatsbyImageData: imageData('hero') };
  const data = { hero, facts: { rating: null, profiles: null } } as never;
  const { container } = renderIn('en', <Hero data={data} facts={{ ...facts, market }} />);
  fireEvent.click(container.querySelector('[name=now][value=empty]') as Element);
  const answer = container.querySelector('[data-verdict]');
  expect(answer).toHaveAttribute('data-verdict', 'atBest');
  expect(answer).toHaveTextContent(/After tax, the difference is .*compared with leaving it empty/);
});

test('up to three apartments are shown', () => {
  const apartments = ['One', 'Two', 'Three', 'Four'].map((title) => ({
    ...{ title, alt: '', picture: { childImageSharp: null }, sum: '?rent=700' },
    ...{ text: '', bedrooms: 1, nights: 292, rent: 700, left: 8000 },
  }));
  const { container, unmount } = renderIn('en', <Rooms apartments={[]} />);
  expect(container).toBeEmptyDOMElement();
  unmount();
  renderIn('en', <Rooms apartments={apartments} />);
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(screen.getAllByText('€8,000')).toHaveLength(3);
});

test('a company that manages on site alone has one fee', () => {
  const { remote, ...fees } = wordsIn('en').fees as Record<string, object>;
  const words = { ...wordsIn('en'), fees: { ...fees, remote: { ...remote, title: '' } } } as never;
  renderIn('en', <HomeFees />, { words });
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('the home page has each of its texts, and each link leads where its text says', () => {
  showPage(HomePage);
  expect(keysMissing('home', /^estimate\.conditionSelf|^testimonials\.sample/)).toEqual([]);
  expect(keysMissing('fees')).toEqual([]);
  expect(keysShown('[data-section=fees] article > :is(h3, b)')).toEqual(
    ['onSite', 'remote'].flatMap((fee) => [`fees:${fee}.title`, `fees:${fee}.value`]),
  );
  expect(keysShown('[data-section=night] li')).toEqual([
    ...['guest', 'answer', 'thanks'].map((message) => `home:chat.${message}`),
    ...['arrival', 'morning', 'report'].flatMap((hour) => [
      ...[`home:chat.${hour}.time`, `home:chat.${hour}.text`],
    ]),
  ]);
  expect(keysShown('p[data-ours]')).toEqual(['home:chat.answer']);
  expect(linksByKey()).toMatchObject({
    'home:hero.primary': '/en/schedule-consultation/',
    'home:hero.secondary': '/en/about/',
    'home:rating.value': 'https://host.example',
    'home:rooms.sum': '/en/property-owners/?rent=700#calculator',
    'home:fees.action': '/en/services/',
    'home:services.reports.link': '/en/open-file/#strong-month',
    'home:faq.action': '/en/property-owners/',
  });
});
