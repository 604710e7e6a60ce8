import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { setDelivery } from '../../../src/forms/deliveries';
import { AnalysisForm } from '../../../src/owners/analysis-form';
import { placeOf } from '../../../src/owners/property-place';
import OwnersPage from '../../../src/templates/owners';
import { company } from '../../support/words';
import { showPage } from '../show-page';
import { facts, market } from '../site/sums/facts';
import { keysMissing, keysShown, linksByKey, renderKeys } from '../texts-by-key';

beforeEach(() => sessionStorage.clear());

test('the owners’ page has each of its texts, and each link leads where its text says', () => {
  showPage(OwnersPage);
  // What follows on what a visitor chooses, leaves out or sends.
  const later =
    /required$|sending$|sent|^calculator\.|^form\.(?:remove|change|calculation|about)|empty/;
  expect(keysMissing('owners', later)).toEqual([]);
  expect(keysShown('[data-ground=cream] :is(h3, h4)')).toEqual([
    'owners:benefits.handOver',
    ...['messages', 'keys', 'care', 'prices'].map((id) => `owners:benefits.${id}.title`),
    'owners:benefits.keep',
    ...['dates', 'rules', 'calm', 'money'].map((id) => `owners:benefits.${id}.title`),
  ]);
  expect(linksByKey()).toMatchObject({
    'owners:form.samples.forecast': '/en/open-file/#forecast',
    'owners:form.samples.report': '/en/open-file/#strong-month',
    'common:phoneBar.action': '/en/property-owners/#property-form',
  });
  expect(screen.getAllByRole('blockquote').map(({ textContent }) => textContent)).toEqual([
    'On owners',
  ]);
  const fields = (form: string) =>
    [...document.querySelectorAll(`#${form} [name]:not([aria-hidden] *)`)].map((field) =>
      field.getAttribute('name'),
    );
  expect(fields('property-form')).toEqual([
    ...['propertyAddress', 'propertyType', 'bedrooms', 'name', 'email', 'phone', 'message'],
  ]);
  expect(fields('quick-form')).toEqual(['email']);
});

const form = (props: object = {}) => {
  const onPlace = jest.fn();
  const { contact, hours } = company;
  const given = { ...{ company: contact, hours, forecastHours: 24, onPlace }, ...props };
  const mail = { mode: 'off', origin: '', account: {} } as const;
  renderKeys(<AnalysisForm facts={{ ...facts, market }} mail={mail} {...given} />);
  return onPlace;
};

test.each([
  ['on a Friday, names the hour', '2026-11-20T10:30:00.000Z', 'by'],
  ['on a Saturday, names the evening', '2026-11-21T10:30:00.000Z', 'byEvening'],
])('a forecast that was asked for %s', async (_, sentAt, term) => {
  const inquiry = { propertyAddress: 'Tilta 1', email: 'ilze@example.com' };
  setDelivery('property', { phase: 'sent', reference: 'K7QM-4T2P', sentAt, inquiry });
  form();
  await screen.findByText('Tilta 1');
  const said = keysShown('dd').filter((key) => key.startsWith('owners:analysis.sent.by'));
  expect(said).toEqual([`owners:analysis.sent.${term}`]);
  expect(await screen.findByText('owners:form.samples.report')).toHaveAttribute(
    'href',
    '/en/open-file/#strong-month',
  );
  act(() => setDelivery('property', undefined));
});

test('what the form says of the place goes to the sum, and an empty form takes nothing back', async () => {
  const onPlace = form();
  expect(onPlace).not.toHaveBeenCalled();
  const field = document.querySelector('[name=propertyAddress]') as Element;
  fireEvent.input(field, { target: { value: 'Imanta' } });
  await waitFor(() => expect(onPlace).toHaveBeenLastCalledWith({ where: 'imanta' }));
});

test.each([
  [true, 0],
  [undefined, 1],
])('a change of the sum attaches none by itself: %s', async (follows, attached) => {
  form({ attachedSum: { changes: { price: 90 }, follows } });
  await act(() => import('../../../src/owners/attached-sum'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  const shown = () => document.querySelectorAll('[data-attached-sum]');
  await waitFor(() => expect(shown()).toHaveLength(attached));
});

test.each([
  ['Studio', '0'],
  ['2', '2'],
  ['5+', '3'],
])('an apartment of %s bedrooms counts with those of %s', (bedrooms, counted) => {
  expect(placeOf('', bedrooms, market)).toEqual({ bedrooms: counted });
});
