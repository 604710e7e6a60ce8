/** @jest-environment jsdom */
import {
  deliveryOf,
  newReference,
  setDelivery,
  type Delivery,
} from '../../../src/forms/deliveries';
import { listenToDeliveries } from '../../../src/forms/last-inquiry';

const KEY = 'delivery:contact-form';
const known = { reference: 'K7QM-4T2P', inquiry: { email: 'ilze@example.com' }, closed: false };

afterEach(() => {
  setDelivery('contact', undefined);
  sessionStorage.clear();
});

test.each<Delivery>([
  { ...known, phase: 'waiting' },
  { ...known, phase: 'sending' },
  { ...known, phase: 'sent', sentAt: '2026-11-20T10:30:00.000Z' },
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
  { ...known, phase: 'sent', sentAt: 'yesterday' },
  { ...known, phase: 'lost' },
  { ...known, phase: 'sent', reference: 7 },
].map((record) => JSON.stringify(record));

test.each(['', '{', 'null', '[]', '7', '{"phase":"sent"}', ...broken])(
  'an invalid record is ignored: %s',
  (text) => {
    sessionStorage.setItem(KEY, text);
    expect(deliveryOf('contact')).toBeUndefined();
  },
);

test('references are easy to say on the phone, and each is different', () => {
  const references = Array.from({ length: 500 }, newReference);
  for (const reference of references)
    expect(reference).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
  expect(new Set(references).size).toBe(500);
});
