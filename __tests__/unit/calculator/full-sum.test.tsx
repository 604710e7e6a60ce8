import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FullSum } from '../../../src/calculator/full-sum';
import { formId } from '../../../src/forms/inquiries';
import { renderIn, shownText } from '../render-in';
import { facts } from '../site/sums/facts';

const read = { source: 'a source', url: null, read: '2026-02-09' };
const sources = { commission: read, vat: read, profitTax: read };
const t = (key: string) => shownText('en', 'owners', `calculator.${key}`);

/** The owners' sum, with what the address says. */
function open(search = '') {
  window.history.replaceState(null, '', `/en/property-owners/${search}`);
  const onUse = jest.fn();
  renderIn('en', <FullSum facts={facts} sources={sources} onUse={onUse} />);
  return onUse;
}

const fieldOf = (key: string) => screen.getByRole('spinbutton', { name: new RegExp(t(key)) });
const ask = () =>
  screen.getAllByRole('link').filter((link) => link.matches(`[href$=${formId('property')}]`))[0];
const inHand = () =>
  within(screen.getAllByRole('table')[0] as HTMLElement)
    .getAllByRole('row')
    .at(-1)?.textContent;

test('A refused amount gets the focus, with its fold open, and no sum is handed over', async () => {
  const onUse = open('?utilities=5000');
  const field = fieldOf('amounts.utilities');
  expect(field).not.toBeVisible();
  await userEvent.click(ask() as HTMLElement);
  expect(field).toBeVisible();
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  expect(onUse).not.toHaveBeenCalled();
});

test('A dearer night stays dearer when the rent is moved, and stands so in the address', async () => {
  open();
  const lever = document.querySelector('[data-lever=dearer]') as HTMLElement;
  await userEvent.click(lever);
  fireEvent.change(screen.getByRole('slider'), { target: { value: '2000' } });
  const moved = inHand();
  expect(lever).toHaveAttribute('aria-pressed', 'true');
  document.body.innerHTML = '';
  open('?rent=2000&dearer=15');
  expect(inHand()).toBe(moved);
});

test.each([
  ['?rent=900&ask=1', 1],
  ['?ask=1', 0],
])('An address %s hands over %d sums, also after a later change', (search, times) => {
  const onUse = open(search);
  fireEvent.change(screen.getByRole('slider'), { target: { value: '2000' } });
  expect(onUse).toHaveBeenCalledTimes(times);
  expect(window.location.search).not.toContain('ask');
});
