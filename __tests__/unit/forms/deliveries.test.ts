/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { prefillPropertyForm, useLastInquiry } from '../../../src/forms/deliveries';
import * as deliveries from '../../../src/forms/deliveries';
import { readDraft, saveDraft } from '../../../src/forms/inquiries';

const { deliveryOf, setDelivery } = deliveries;
const delivery = (phase: deliveries.Delivery['phase']) =>
  ({ reference: 'K7QM-4T2P', inquiry: {}, phase }) as const;

afterEach(() => {
  setDelivery('contact', undefined);
  sessionStorage.clear();
});

test.each([
  { phase: 'sending', hasDraft: true, shown: 'sending' },
  { phase: 'failed', hasDraft: true, shown: 'draft' },
  { phase: 'sent', hasDraft: true, shown: 'draft' },
  { phase: 'sent', hasDraft: false, shown: 'sent' },
  { phase: 'failed', hasDraft: false, shown: undefined },
] as const)('the last inquiry is $shown: $phase, with a draft: $hasDraft', (example) => {
  setDelivery('contact', delivery(example.phase));
  if (example.hasDraft) saveDraft('contact', { name: 'Ilze' });
  const last = renderHook(useLastInquiry).result.current;
  expect(last === 'draft' ? last : last?.phase).toBe(example.shown);
});

test('an address typed on another page opens the owners’ form with it after a sent inquiry, not after a failed one', () => {
  setDelivery('property', delivery('sent'));
  saveDraft('property', { name: 'Ilze' });
  prefillPropertyForm({ propertyAddress: 'Brīvības iela 3' });
  expect(deliveryOf('property')).toBeUndefined();
  expect(readDraft('property')).toEqual({ name: 'Ilze', propertyAddress: 'Brīvības iela 3' });
  setDelivery('property', delivery('failed'));
  prefillPropertyForm({ propertyAddress: 'Brīvības iela 4' });
  expect(deliveryOf('property')).toEqual(delivery('failed'));
});

test.each([
  ['sending', { phase: 'failed', reason: 'unknown' }],
  ['failed', { phase: 'failed' }],
  ['sent', { phase: 'sent', closed: true }],
] as const)('after a reload, the inquiry that was %s is %j', (phase, restored) => {
  setDelivery('contact', delivery(phase));
  const [stored] = Object.values(sessionStorage) as string[];
  expect(stored).toContain('K7QM-4T2P');
  deliveries.restoreDeliveries();
  expect(deliveryOf('contact')).toMatchObject({ reference: 'K7QM-4T2P', ...restored });
});

test('a storage with something else in it restores nothing', () => {
  sessionStorage.setItem('deliveries', 'null');
  deliveries.restoreDeliveries();
  expect(deliveryOf('contact')).toBeUndefined();
});
