/** @jest-environment jsdom */
import { beginDraft } from '../../../src/forms/begin-draft';
import * as deliveries from '../../../src/forms/deliveries';
import { readDraft, saveDraft } from '../../../src/forms/draft';
import { lastInquiry, listenToDeliveries } from '../../../src/forms/last-inquiry';

const { deliveryOf, setDelivery } = deliveries;
const KEY = 'delivery:contact-form';
const known = { reference: 'K7QM-4T2P', inquiry: { email: 'ilze@example.com' }, closed: false };
const sent = { ...known, phase: 'sent', sentAt: '2026-11-20T10:30:00.000Z' } as const;

afterEach(() => sessionStorage.clear());

test.each<deliveries.Delivery>([
  { ...known, phase: 'waiting' },
  { ...known, phase: 'sending' },
  sent,
  { ...known, phase: 'failed', reason: 'tooLarge', closed: true },
])('a delivery keeps its state, and notifies its listeners of each change: %j', (delivery) => {
  const listener = jest.fn();
  const stop = listenToDeliveries(listener);
  setDelivery('contact', delivery);
  expect(deliveryOf('contact')).toEqual(delivery);
  expect(deliveryOf('quick')).toBeUndefined();
  stop();
  setDelivery('contact', undefined);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(deliveryOf('contact')).toBeUndefined();
});

test.each([
  ['sending', 'unknown'],
  ['waiting', 'failed'],
])('an inquiry that was %s when its page closed counts as %s', (phase, reason) => {
  sessionStorage.setItem(KEY, JSON.stringify({ ...known, phase }));
  expect(deliveryOf('contact')).toEqual({ ...known, phase: 'failed', reason });
});

const broken = [
  { ...sent, sentAt: 'yesterday' },
  { ...known, phase: 'lost' },
  { ...sent, reference: 7 },
].map((record) => JSON.stringify(record));

test.each(['', '{', 'null', '[]', ...broken])('an invalid record is ignored: %s', (text) => {
  sessionStorage.setItem(KEY, text);
  expect(deliveryOf('contact')).toBeUndefined();
});

test('references are easy to say on the phone, and each is different', () => {
  const references = Array.from({ length: 500 }, deliveries.newReference);
  for (const reference of references)
    expect(reference).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
  expect(new Set(references).size).toBe(500);
});

test('another address after a sent inquiry opens the form with it, not the confirmation', () => {
  setDelivery('property', sent);
  beginDraft({ propertyAddress: 'Brīvības iela 2' });
  expect(deliveryOf('property')).toBeUndefined();
  expect(readDraft('property')).toEqual({ propertyAddress: 'Brīvības iela 2' });
});

test('an inquiry that was not sent is not replaced by another address', () => {
  setDelivery('property', { ...known, phase: 'failed' });
  beginDraft({ propertyAddress: 'Brīvības iela 3' });
  expect(deliveryOf('property')).toMatchObject({ phase: 'failed' });
});

test.each([
  ['sending', 'waiting', true],
  ['sending', 'sending', true],
  ['kept', 'failed', true],
  ['kept', 'sent', true],
  ['sent', 'sent', false],
] as const)(
  'the last inquiry is %s: its delivery is %s, with a draft: %s',
  (state, phase, draft) => {
    expect(lastInquiry()).toBeUndefined();
    setDelivery('contact', { ...known, phase });
    if (draft) saveDraft('contact', { name: 'Ilze' });
    expect(lastInquiry()?.state).toBe(state);
  },
);
