import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OwnerCalculator } from '../../../src/calculator/owner-calculator';
import type { Language } from '../../../src/site/languages';
import { calculateSum, type SumFacts } from '../../../src/site/sums/assumptions';
import { monthsOf } from '../../../src/site/sums/example-year';
import { renderIn, shownText } from '../render-in';
import { facts, market } from '../site/sums/facts';

const read = { source: 'a source', url: null, read: '2026-02-09' };
const sources = {
  ...{ commission: read, vat: read, levy: read, propertyTax: read },
  ...{ profitTax: read, contributions: read, minimum: read },
};
const known = { ...facts, market };
const said = (key: string) => shownText('en', 'calculator', key);
const t = (key: string) => shownText('en', 'owners', `calculator.${key}`);

/** The owners' sum, with what the address says, instead of the one before. */
function open(search = '', language: Language = 'en', given: SumFacts = known) {
  cleanup();
  sessionStorage.clear();
  window.history.replaceState(null, '', `/${language}/property-owners/${search}`);
  const onAttachSum = jest.fn();
  renderIn(language, <OwnerCalculator facts={given} sources={sources} onAttachSum={onAttachSum} />);
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
  {
    search: 'payout=5000&ownCleaning=90&levy=0',
    title: said('self.lost.title'),
    text: '−€2,043 with us',
  },
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

const answer = () => document.querySelector('[data-verdict]');

test('The large figure is before tax; beside it stands what the regimes make of it, and for which the answer holds', () => {
  open('?utilities=100&levy=0');
  expect(titleOf()).toContain('+€2,033 a year before tax');
  expect(answer()).toHaveTextContent('from −€5,247 to −€99 a year');
  expect(answer()).toHaveTextContent('10% of receipts: about the same.');
  expect(answer()).toHaveTextContent('Registered activity, microenterprise: a tenant leaves more.');
  expect(document.body).not.toHaveTextContent('20%');
});

test.each([
  ['receipts', 'employed', '€11,601 with us, €11,700 from a tenant; −€99', 'alike'],
  ['registered', 'employed', '€8,610 with us, €11,700 from a tenant; −€3,090', 'tenant'],
  ['registered', 'neither', '€10,293 with us, €11,700 from a tenant; −€1,407', 'tenant'],
  ['registered', 'exempt', '€11,200 with us, €11,700 from a tenant; −€500', 'alike'],
  ['micro', 'employed', '€6,453 with us, €11,700 from a tenant; −€5,247', 'tenant'],
])('An owner who chooses %s, %s, sees that pair of taxes', async (tax, person, pair, verdict) => {
  open('?utilities=100&levy=0');
  await userEvent.selectOptions(screen.getByLabelText(said('tax.person')), person);
  await userEvent.selectOptions(screen.getByLabelText(said('tax.label')), tax);
  expect(answer()).toHaveTextContent(pair);
  expect(answer()).toHaveAttribute('data-verdict', verdict);
  const inHand = document.querySelector('[data-letting=longTerm] [data-row=inHand] td');
  expect(inHand).toHaveTextContent('€11,700');
});

test.each([
  ['levy', '0.89', '−€586'],
  ['propertyTax', '50000', '−€750'],
  ['accountant', '50', '−€600'],
])('What falls on guests alone is a row: %s', (row, amount, cost) => {
  const name = row === 'propertyTax' ? 'cadastre' : row;
  open(`?tax=micro&levy=0&${name}=${amount}`);
  const [ours] = document.querySelectorAll(`[data-letting=shortTerm] [data-row=${row}] td`);
  expect(ours).toHaveTextContent(cost);
});

test('Without a cadastral value, the page says what property tax may cost', () => {
  open();
  expect(document.body).toHaveTextContent('for a cadastral value of €50,000, €650 a year more');
});

test('An empty apartment is compared with a tenant and with standing empty', () => {
  open('?now=empty&utilities=100&levy=0');
  expect(titleOf()).toContain('+€2,033 a year before tax, against a tenant');
  expect(titleOf()).toContain('+€16,233 compared with standing empty');
  const bars = document.querySelectorAll('[data-ours] dt');
  expect([...bars].map((bar) => bar.textContent)).toEqual(
    ['empty', 'usual', 'average', 'market'].map((bar) =>
      said(`bars.${bar}`).replace('{{price}}', '€80'),
    ),
  );
  expect(document.querySelector('[data-mark]')).toHaveTextContent('€13,000');
  open('?now=empty&price=70');
  screen.getByText(said('ways.title'));
});

test('Outside of the observed rents the page asks where, and promises nothing, until it knows', async () => {
  open('?rent=450&utilities=100');
  expect(titleOf()).toContain('€59 a night');
  expect(titleOf()).toContain(said('open.where'));
  expect(answer()).toHaveAttribute('data-verdict', 'open');
  expect(document.querySelectorAll('[data-ours]')).toHaveLength(0);
  expect(document.body).not.toHaveTextContent(said('bars.usual'));
  expect(screen.queryByText(said('ways.title'))).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText(said('place.where')), 'imanta');
  await userEvent.selectOptions(screen.getByLabelText(said('place.bedrooms')), '1');
  expect(answer()).toHaveAttribute('data-verdict', 'tenant');
  expect(screen.getByLabelText(said('price.label'))).toHaveValue('40');
});

test('A price that is typed is known, however low', async () => {
  open('?rent=450');
  const field = screen.getByLabelText(said('price.label'));
  await userEvent.clear(field);
  await userEvent.type(field, '40');
  expect(answer()).toHaveAttribute('data-verdict', 'tenant');
  screen.getByText(said('ways.title'));
});

test('The answer names the price and the occupancy at which both ways are alike', () => {
  open('?utilities=100&levy=0');
  expect(answer()).toHaveTextContent(
    'alike before tax at €95 a night, or with 79% of nights booked',
  );
  open('?utilities=100&levy=0&price=70');
  expect(answer()).toHaveTextContent('not even a full year is enough');
});

test('The large figure follows the choices of occupancy and service', async () => {
  open('?utilities=100&levy=0');
  const figures = [titleOf()];
  await userEvent.click(screen.getByRole('radio', { name: new RegExp(t('years.average')) }));
  expect(titleOf()).toContain('−€1,226 a year before tax');
  figures.push(titleOf());
  await userEvent.click(screen.getByRole('radio', { name: new RegExp(t('remote')) }));
  figures.push(titleOf());
  expect(new Set(figures).size).toBe(3);
});

test('An owner’s own nights lower the sum, and several apartments reach the limit of VAT together', () => {
  open('?ownNights=31&levy=0&utilities=100');
  expect(document.querySelector('[data-letting=shortTerm]')).toHaveTextContent('301 nights');
  const limit = shownText('en', 'owners', 'calculator.vatLimit', { limit: '€50,000' });
  expect(screen.queryByText(limit)).toBeNull();
  open('?flats=2');
  screen.getByText(limit);
});

test.each(['0', '1'])(
  'A host who pays %s for a cleaning is reckoned with a hired cleaner remotely',
  (own) => {
    open(`?now=self&service=remote&ownCleaning=${own}`);
    const cleaning = document.querySelector('[data-letting=shortTerm] [data-row=cleaning]');
    expect(cleaning).toHaveTextContent('110 × €80');
    screen.getByLabelText(new RegExp(t('amounts.changeover')));
  },
);

test('The link holds every value that the sum used, and says that it was copied', async () => {
  const user = userEvent.setup();
  open('?rent=900');
  await user.click(screen.getByRole('button', { name: said('share.copy') }));
  await screen.findByText(said('share.copied'));
  const url = new URL(await navigator.clipboard.readText());
  expect(url.pathname).toBe('/en/property-owners/');
  const names = ['rent', 'utilities', 'stay', 'levy', 'commission', 'tax', 'person', 'usual'];
  for (const name of names) expect([name, url.searchParams.has(name)]).toEqual([name, true]);
});

test('The sum is kept for the visit, and a link wins over it', async () => {
  open('?rent=950&where=imanta');
  await waitFor(() => expect(sessionStorage.getItem('sum')).toContain('rent=950'));
  cleanup();
  window.history.replaceState(null, '', '/en/property-owners/');
  const page = <OwnerCalculator facts={known} sources={sources} onAttachSum={jest.fn()} />;
  const { unmount } = renderIn('en', page);
  expect(screen.getByLabelText(said('fields.rent.tenant'))).toHaveValue('950');
  expect(screen.getByLabelText(said('place.where'))).toHaveValue('imanta');
  unmount();
  window.history.replaceState(null, '', '/en/property-owners/?rent=800');
  renderIn('en', page);
  expect(screen.getByLabelText(said('fields.rent.tenant'))).toHaveValue('800');
});

test('A printed sheet says whose it is, of which day and from where', () => {
  open('?rent=900');
  const printed = document.querySelector('[data-printed-from]');
  expect(printed).toHaveTextContent('Sample, +371 2111 1111');
  expect(printed).toHaveTextContent(/20\d\d\. http.*\/en\/property-owners\/\?rent=900&/);
  expect(printed).toHaveTextContent('Listings, 2025-09-29');
});

test.each([
  ['', 'Half of such listings (144 in all) ask €57–88', 'more than about 85 of 100 ask'],
  [
    '?where=imanta&bedrooms=1',
    '(Imanta; 1 bedroom; 109 in all)',
    '€40 is more than about 50 of 100',
  ],
  ['?where=imanta&bedrooms=3', 'all of Riga', '€124 is more than about 50 of 100'],
  ['?price=20', '(144 in all)', '€20 is among the lowest tenth'],
])('What such listings ask stands beside the price: %s', (search, half, share) => {
  open(search);
  const scale = document.querySelector('[data-price]');
  const shown = scale?.textContent.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');
  for (const text of [half, share, '29 September 2025']) expect(shown).toContain(text);
  expect(scale?.querySelector('a')).toHaveAttribute('href', 'https://listings.example');
});

test('In a town without such figures all goes on without them', () => {
  open('', 'en', facts);
  expect(document.querySelector('[data-price]')).toBeNull();
  expect(screen.queryByLabelText(said('place.where'))).toBeNull();
  expect(titleOf()).toContain('+€');
});

test('The guests’ cleaning fee starts at a sum beside public prices, and says what it is worth', () => {
  const fee = { ...known, rates: { ...facts.rates, guestCleaning: { value: 20 } } };
  open('?where=imanta&bedrooms=1', 'en', fee);
  const field = screen.getByLabelText(new RegExp(t('amounts.guestCleaning')));
  expect(field).toHaveValue('20');
  expect(field).toHaveAccessibleDescription(/Without it, €1,323 less is left/);
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

  test('the new price is read first, then the answer, and the months’ caption not at all', async () => {
    open('?utilities=100&levy=0');
    await user.click(screen.getByRole('button', { name: said('price.less') }));
    pass(800);
    const [announced] = screen.getAllByRole('status').filter(({ textContent }) => textContent);
    expect(announced).toHaveTextContent(
      /^Guests pay €103 for a night\. \+€1,\d+ a year before tax/,
    );
    await user.click(screen.getByRole('radio', { name: new RegExp(t('remote')) }));
    pass(800);
    expect(announced).toHaveTextContent(/^[+−]€/);
    expect(document.querySelector('[aria-live]')).toBeNull();
  });

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

test.each([
  ['utilities=100&levy=0', 'verdict.atBest'],
  ['utilities=0&price=120', 'verdict.depends'],
  ['rent=3000&price=1&usual=1', 'verdict.tenant'],
])('No answer promises more than the best regime leaves: %s', (search, title) => {
  open(`?${search}`);
  expect(titleOf()).toContain(said(title));
});

test('Next steps are named only where a tenant leaves more', () => {
  open();
  expect(screen.queryByText(said('ways.title'))).toBeNull();
  open('?price=70');
  screen.getByText(said('ways.title'));
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
  await userEvent.click(screen.getByRole('radio', { name: /^February/ }));
  const month = monthsOf(calculateSum({ rent: 1100, utilities: 100 }, facts))[1];
  expect(screen.getByRole('figure')).toHaveTextContent(
    `February: nights booked: ${String(month?.nights)}, €${String(month?.left)} left`,
  );
});

test('A note appears when guests pay more than the VAT threshold', () => {
  open('?price=160');
  screen.getByText(shownText('en', 'owners', 'calculator.vatLimit', { limit: '€50,000' }));
  open('?price=150');
  expect(
    screen.queryByText(shownText('en', 'owners', 'calculator.vatLimit', { limit: '€50,000' })),
  ).toBeNull();
});

test('No difference from hosting alone has no sign', () => {
  open('?now=self&payout=12000&changeovers=100&ownCleaning=70');
  expect(titleOf()).toMatch(/^€0 /);
});
