import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OwnerCalculator } from '../../../src/calculator/owner-calculator';
import type { Language } from '../../../src/site/languages';
import { calculateSum } from '../../../src/site/sums/assumptions';
import { monthsOf } from '../../../src/site/sums/example-year';
import { renderIn, shownText } from '../render-in';
import { facts } from '../site/sums/facts';

const read = { source: 'a source', url: null, read: '2026-02-09' };
const sources = { commission: read, vat: read, profitTax: read };
const said = (key: string) => shownText('en', 'calculator', key);
const t = (key: string) => shownText('en', 'owners', `calculator.${key}`);

/** The owners' sum, with what the address says, instead of the one before. */
function open(search = '', language: Language = 'en') {
  cleanup();
  window.history.replaceState(null, '', `/${language}/property-owners/${search}`);
  const onAttachSum = jest.fn();
  renderIn(language, <OwnerCalculator facts={facts} sources={sources} onAttachSum={onAttachSum} />);
  return onAttachSum;
}

test('An invalid amount gets the focus, with its disclosure open, and no sum is attached', async () => {
  const onAttachSum = open('?stay=500');
  const field = screen.getByLabelText(new RegExp(t('amounts.stay')));
  expect(field).not.toBeVisible();
  await userEvent.click(screen.getAllByText(said('forecast'))[0] as HTMLElement);
  expect(field).toBeVisible();
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  expect(onAttachSum).not.toHaveBeenCalled();
});

const titleOf = () => document.querySelector('[data-title]')?.textContent.replace(/\s+/g, ' ');

const host = 'changeovers=88&ownCleaning=80&payout=17779&hours=2';

test.each([
  {
    search: host,
    title: `€9 ${said('self.title')}`,
    text: 'you keep €925 a year more than with us',
  },
  { search: 'payout=5000&ownCleaning=90', title: said('self.lost.title'), text: '−€2,043 with us' },
  {
    search: 'payout=12000&ownCleaning=80',
    title: said('self.nothing'),
    text: 'keep €1,400 a year',
  },
])('A host reads what an hour of the work earns: $text', ({ search, title, text }) => {
  open(`?now=self&utilities=100&${search}`);
  expect(screen.getByLabelText(said('fields.payout'))).toBeVisible();
  expect(titleOf()).toContain(title);
  expect(document.body).toHaveTextContent(text);
});

test.each([
  ['lv', '11', 'tas ir 11 stundu darbs katru nedēļu'],
  ['en', '1', 'for 1 hour of work every week'],
] as const)('The noun for hours has its plural form: %s, %s', (language, hours, text) => {
  open(`?now=self&hours=${hours}`, language);
  expect(document.body).toHaveTextContent(text);
});

test('An empty apartment is compared with standing empty, and a tenant is marked', () => {
  open('?now=empty&utilities=100');
  expect(titleOf()).toContain('+€13,226');
  expect(titleOf()).toContain('Empty: −€1,200; with us: €12,026.');
  const bars = document.querySelectorAll('[data-ours] dt');
  expect([...bars].map((bar) => bar.textContent)).toEqual(
    ['empty', 'usual', 'average'].map((bar) => said(`bars.${bar}`)),
  );
  expect(document.querySelector('[data-mark]')).toHaveTextContent('€10,400');
});

test('Outside of the observed rents there is no verdict, but the break-even price of a night', () => {
  open('?rent=550&utilities=100');
  expect(titleOf()).toContain('€62 a night');
  expect(document.querySelector('[data-verdict]')).toHaveAttribute('data-verdict', 'open');
  expect(document.body).toHaveTextContent(said('few.rent'));
  expect(document.body).not.toHaveTextContent('Difference from a tenant');
});

test('A visitor changes the price of a night by buttons, by keys and in the field', async () => {
  open('?utilities=100');
  const field = screen.getByLabelText(said('price.label'));
  expect(field).toHaveValue('104');
  const before = titleOf();
  await userEvent.click(screen.getByRole('button', { name: said('price.less') }));
  expect(field).toHaveValue('103');
  expect(titleOf()).not.toBe(before);
  await userEvent.type(field, '{ArrowUp}');
  expect(field).toHaveValue('104');
  expect(titleOf()).toBe(before);
  await userEvent.clear(field);
  await userEvent.type(field, '95,5');
  const typed = titleOf();
  open('?utilities=100&price=95.50');
  expect(titleOf()).toBe(typed);
});

describe('While somebody types', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  test.each(['{Tab}', '{Enter}'])(
    'an invalid amount greys the result at once, and shows its error after a pause or, if it is short, at %s',
    async (key) => {
      open();
      const rent = screen.getByLabelText(said('fields.rent.tenant'));
      const result = document.querySelector('[data-result]');
      await user.clear(rent);
      await user.type(rent, '65');
      pass(2000);
      expect(rent).toBeValid();
      expect(result).toHaveAttribute('data-stale', 'true');
      await user.keyboard(key);
      expect(rent).toBeInvalid();
      expect(rent).toHaveAccessibleDescription(/€300.*€3,000.*€1,083/);
      screen.getByText(said('stale'));
      await user.type(rent, '0');
      expect(rent).toBeValid();
      expect(result).toHaveAttribute('data-stale', 'false');
      await user.type(rent, '0');
      pass(499);
      expect(rent).toBeValid();
      pass(1);
      expect(rent).toBeInvalid();
    },
  );

  test('an empty field counts with its default, and shows no error', async () => {
    open();
    const utilities = screen.getByLabelText(said('fields.utilities.tenant'));
    await user.clear(utilities);
    await user.tab();
    expect(utilities).toBeValid();
  });

  test('the address contains the visitor’s assumptions, and nothing after a reset', async () => {
    open('?x=1&rent=&utilities=-5');
    pass(250);
    expect(window.location.search).toBe('?x=1');
    const rent = screen.getByLabelText(said('fields.rent.tenant'));
    await user.clear(rent);
    await user.type(rent, '950');
    pass(250);
    expect(window.location.search).toBe('?x=1&rent=950');
    await user.click(screen.getByText(t('reset')));
    pass(250);
    expect(window.location.search).toBe('?x=1');
    expect(rent).toHaveValue('1083');
  });
});

test('Next steps are named only where a tenant leaves more', () => {
  open();
  expect(screen.queryByText(said('ways.title'))).toBeNull();
  open('?rent=2500');
  screen.getByText(said('ways.title'));
});

test('The average year shows how much of it is booked, and what Riga’s price would leave', () => {
  open('?utilities=0');
  screen.getByText(
    shownText('en', 'owners', 'calculator.booked.average', { share: '72%', market: '€7,303' }),
  );
});

test.each([
  { search: '', share: '40%' },
  { search: '&service=remote', share: '15%' },
])('The share of the payout that is ours is stated: $share', ({ search, share }) => {
  open(`?utilities=100${search}`);
  expect(document.body).toHaveTextContent(`${share} of what the platform pays out`);
});

test('The street names the months that leave less than a tenant', () => {
  open('?utilities=100');
  expect(screen.getByRole('figure')).toHaveTextContent(/Below the tenant’s line: January/);
  open('?rent=300&price=150');
  expect(screen.getByRole('figure')).toHaveTextContent(/Every month is above/);
});

test('A house of the street shows its month when it is pressed', async () => {
  open('?utilities=100&rent=1100');
  expect(screen.getByText('F')).toHaveAttribute('aria-hidden', 'true');
  await userEvent.click(screen.getByRole('radio', { name: 'February' }));
  const month = monthsOf(calculateSum({ rent: 1100, utilities: 100 }, facts))[1];
  expect(screen.getByRole('figure')).toHaveTextContent(
    `February: nights booked: ${String(month?.nights)}, €${String(month?.left)} left`,
  );
});

test('A note appears when guests pay more than the VAT threshold', () => {
  open('?price=160');
  screen.getByText(shownText('en', 'owners', 'calculator.vatLimit', { limit: '€50,000' }));
  open('?price=150');
  expect(document.body).not.toHaveTextContent('€50,000');
});

test('No difference from hosting alone has no sign', () => {
  open('?now=self&payout=12000&changeovers=100&ownCleaning=70');
  expect(titleOf()).toMatch(/^€0 /);
});
