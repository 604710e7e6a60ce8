import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FullSum } from '../../../src/calculator/full-sum';
import { CurrentPage } from '../../../src/links/current-page';
import { fullSum } from '../../../src/site/sums/assumptions';
import { monthsOf } from '../../../src/site/sums/example-year';
import { renderIn, shownText } from '../render-in';
import { facts } from '../site/sums/facts';

const read = { source: 'a source', url: null, read: '2026-02-09' };
const sources = { commission: read, vat: read, profitTax: read };
const said = (key: string) => shownText('en', 'calculator', key);
const t = (key: string) => shownText('en', 'owners', `calculator.${key}`);

/** The owners' sum, with what the address says. */
function open(search = '') {
  window.history.replaceState(null, '', `/en/property-owners/${search}`);
  const onUse = jest.fn();
  renderIn(
    'en',
    <CurrentPage.Provider value={{ location: window.location as never, pageContext: {} }}>
      <FullSum facts={facts} sources={sources} onUse={onUse} />
    </CurrentPage.Provider>,
  );
  return onUse;
}

test('A refused amount gets the focus, with its fold open, and no sum is handed over', async () => {
  const onUse = open('?stay=500');
  const field = screen.getByLabelText(new RegExp(t('amounts.stay')));
  expect(field).not.toBeVisible();
  await userEvent.click(screen.getAllByText(said('forecast'))[0] as HTMLElement);
  expect(field).toBeVisible();
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  expect(onUse).not.toHaveBeenCalled();
});

const titleOf = () => document.querySelector('[data-title]')?.textContent.replaceAll('\u00a0', ' ');

test('A host is asked for the payout and hours, and told what an hour of that work brings', () => {
  open('?now=self&hours=22');
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.getByLabelText(said('fields.payout'))).toHaveValue(29_000);
  expect(titleOf()).toBe(`€2 ${said('self.title')}`);
  document.body.innerHTML = '';
  open('?now=self&payout=9000');
  expect(titleOf()).toBe(said('self.nothing'));
});

test('An empty apartment is told what it costs each month, beside a tenant and us', () => {
  open('?now=empty&utilities=0&rent=1000');
  expect(titleOf()).toBe(`€800 ${said('empty.rent.title')}`);
  document.body.innerHTML = '';
  open('?now=empty&utilities=80');
  expect(titleOf()).toBe(`€80 ${said('empty.utilities.title')}`);
  const bars = document.querySelectorAll('[data-ours]');
  expect([...bars].map((bar) => bar.querySelector('dt')?.textContent)).toEqual(
    ['empty', 'longTerm', 'shortTerm'].map((bar) => said(`bars.${bar}`)),
  );
});

test('A house of the street says its month when it is chosen, and the month is one of the year', async () => {
  open('?utilities=100&rent=1083.33');
  await userEvent.click(screen.getByRole('radio', { name: 'February' }));
  const month = monthsOf(fullSum({ rent: 1083.33, utilities: 100 }, facts))[1];
  expect(screen.getByRole('figure')).toHaveTextContent(
    `February: ${String(month?.nights)} nights booked, €${String(month?.left)} left`,
  );
});

test('Guests who pay more than the limit of VAT are named', () => {
  open('?rent=1700');
  screen.getByText(shownText('en', 'owners', 'calculator.vatLimit', { limit: '€50,000' }));
  document.body.innerHTML = '';
  open('?rent=1400');
  expect(document.body).not.toHaveTextContent('€50,000');
});
