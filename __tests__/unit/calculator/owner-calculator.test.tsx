import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { calculateSum } from '../../../src/site/sums/assumptions';
import { monthsOf } from '../../../src/site/sums/example-year';
import { shownText } from '../render-in';
import { facts } from '../site/sums/facts';
import { known, open, calculatorText, t, titleOf } from './open-calculator';

test('An invalid amount gets the focus, with its disclosure open, and no sum is attached', async () => {
  const onAttachSum = open('?stay=500');
  const field = screen.getByLabelText(t('amounts.stay'), { exact: false });
  expect(field).not.toBeVisible();
  await userEvent.click(screen.getAllByText(calculatorText('forecast'))[0] as HTMLElement);
  expect(field).toBeVisible();
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  expect(onAttachSum).not.toHaveBeenCalled();
});

test('The link holds every value that the sum used, and says that it was copied', async () => {
  const user = userEvent.setup();
  open('?rent=900');
  await user.click(screen.getByRole('button', { name: calculatorText('share.copy') }));
  await screen.findByText(calculatorText('share.copied'));
  const url = new URL(await navigator.clipboard.readText());
  expect(url.pathname).toBe('/en/property-owners/');
  const names = ['rent', 'utilities', 'stay', 'levy', 'commission', 'tax', 'person', 'usual'];
  for (const name of names) expect([name, url.searchParams.has(name)]).toEqual([name, true]);
});

test('On a phone the calculation goes to the system’s menu, and only a failure of it is told', async () => {
  const share = jest.fn<Promise<void>, [ShareData]>().mockResolvedValueOnce();
  share.mockRejectedValueOnce(new DOMException('The menu was closed', 'AbortError'));
  share.mockRejectedValueOnce(new DOMException('Refused', 'NotAllowedError'));
  Object.assign(navigator, { share });
  window.matchMedia = (media) => ({ matches: media === '(pointer: coarse)' }) as MediaQueryList;
  open('?rent=900');
  const button = screen.getByRole('button', { name: calculatorText('share.share') });
  await userEvent.click(button);
  expect(share.mock.lastCall?.[0].url).toMatch(/\/en\/property-owners\/\?rent=900&.*#calculator$/);
  await userEvent.click(button);
  expect(screen.queryByText(calculatorText('share.failed'))).toBeNull();
  await userEvent.click(button);
  await screen.findByText(calculatorText('share.failed'));
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(window, 'matchMedia');
});

test('The sum is kept for the visit, and a link wins over it', async () => {
  open('?rent=950&where=imanta');
  await waitFor(() => expect(sessionStorage.getItem('sum')).toContain('rent=950'));
  open('', { keep: true });
  expect(screen.getByLabelText(calculatorText('fields.rent.tenant'))).toHaveValue('950');
  expect(screen.getByLabelText(calculatorText('place.where'))).toHaveValue('imanta');
  open('?rent=800', { keep: true });
  expect(screen.getByLabelText(calculatorText('fields.rent.tenant'))).toHaveValue('800');
});

test('A printed sheet says whose it is, of which day and from where', () => {
  open('?rent=900');
  const printed = document.querySelector('[data-printed-from]');
  expect(printed).toHaveTextContent('Sample, +371 2111 1111');
  expect(printed).toHaveTextContent(/20\d\d\. http.*\/en\/property-owners\/\?rent=900&/);
  expect(printed).toHaveTextContent('Listings, 29 September 2025');
});

test('A visitor changes the price of a night by buttons, by keys and in the field', async () => {
  open('?utilities=100');
  const field = screen.getByLabelText(calculatorText('price.label'));
  expect(field).toHaveValue('104');
  const before = titleOf();
  await userEvent.click(screen.getByRole('button', { name: calculatorText('price.less') }));
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
      const rent = screen.getByLabelText(calculatorText('fields.rent.tenant'));
      const result = document.querySelector('[data-result]');
      await user.clear(rent);
      await user.type(rent, '65');
      pass(2000);
      expect(rent).toBeValid();
      expect(result).toHaveAttribute('data-stale', 'true');
      await user.keyboard(key);
      expect(rent).toBeInvalid();
      expect(rent).toHaveAccessibleDescription(/€100.*€5,000.*€1,083/);
      screen.getByText(calculatorText('stale'));
      await user.type(rent, '{End}0');
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
    await user.click(screen.getByRole('button', { name: calculatorText('price.less') }));
    pass(800);
    const [announced, ...others] = [...document.querySelectorAll('[aria-live]')].filter(
      ({ textContent }) => textContent,
    );
    expect(others).toEqual([]);
    expect(announced).toHaveTextContent(/^Guests pay €103 for a night\. \+€1,\d+ a year compared/);
    await user.click(screen.getByRole('radio', { name: new RegExp(t('remote')) }));
    pass(800);
    expect(announced).toHaveTextContent(/^[+−]€/);
  });

  test('a sum that is kept from another page is not read before the visitor changes it', async () => {
    open('?rent=950');
    pass(800);
    const read = () =>
      [...document.querySelectorAll('[aria-live]')].map((part) => part.textContent);
    expect(read().join('')).toBe('');
    await user.click(screen.getByRole('radio', { name: new RegExp(t('remote')) }));
    pass(800);
    expect(read().join('')).not.toBe('');
  });

  test('an empty field counts with its default, and shows no error', async () => {
    open();
    const utilities = screen.getByLabelText(calculatorText('fields.utilities.tenant'));
    await user.clear(utilities);
    await user.tab();
    expect(utilities).toBeValid();
  });

  test('the address contains the visitor’s assumptions, and nothing after a reset', async () => {
    open('?x=1&rent=&utilities=-5');
    pass(250);
    expect(window.location.search).toBe('?x=1');
    const rent = screen.getByLabelText(calculatorText('fields.rent.tenant'));
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
  { search: '', share: '40%' },
  { search: '&service=remote', share: '15%' },
])('The share of the payout that is ours is stated: $share', ({ search, share }) => {
  open(`?utilities=100${search}`);
  expect(document.body).toHaveTextContent(`which is ${share} of the payout`);
});

test('The street names the months that leave less than a tenant', () => {
  open('?utilities=100');
  expect(screen.getByRole('figure')).toHaveTextContent(/keep less than with a tenant: January/);
  open('?rent=300&price=150');
  expect(screen.getByRole('figure')).toHaveTextContent(/Each month you keep more/);
});

test('A house of the street shows its month when it is pressed', async () => {
  open('?utilities=100&rent=1100');
  expect(screen.getByText('F')).toHaveAttribute('aria-hidden', 'true');
  await userEvent.click(screen.getByRole('radio', { name: /^February/ }));
  const month = monthsOf(calculateSum({ rent: 1100, utilities: 100 }, facts))[1];
  expect(screen.getByRole('figure')).toHaveTextContent(
    `February, nights booked: ${String(month?.nights)}. You keep €${String(month?.left)} before tax`,
  );
});

test.each([
  ['?price=160', 1],
  ['?price=150', 0],
  ['?flats=2', 1],
])('A note appears when guests pay more than the VAT threshold: %s', (search, notes) => {
  open(search);
  const limit = shownText('en', 'owners', 'calculator.vatLimit', { limit: '€50,000' });
  expect(screen.queryAllByText(limit)).toHaveLength(notes);
});

test.each([
  ['', false],
  ['?where=imanta&bedrooms=1', true],
  ['?where=imanta&bedrooms=1&guestCleaning=0', false],
])('Public prices are without cleaning, and the page says what it adds: %j', (search, isSaid) => {
  open(search, { given: { ...known, rates: { ...facts.rates, guestCleaning: { value: 20 } } } });
  expect(document.body.textContent.includes('We add €20 a stay for cleaning')).toBe(isSaid);
});

test('The name of an amount says its unit', () => {
  open();
  screen.getByRole('textbox', { name: `${calculatorText('fields.rent.tenant')} €` });
});
