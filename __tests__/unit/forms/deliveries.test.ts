/** @jest-environment jsdom */
import { renderHook, act } from '@testing-library/react';
import {
  deliveryOf,
  setDelivery,
  useDelivery,
  useLastInquiry,
  type Delivery,
} from '../../../src/forms/deliveries';
import { saveDraft } from '../../../src/forms/draft';

const delivery = (phase: Delivery['phase']): Delivery => ({
  reference: 'K7QM-4T2P',
  inquiry: {},
  phase,
});

afterEach(() => {
  setDelivery('contact', undefined);
  sessionStorage.clear();
});

test('a delivery keeps its state on every page, and each change is shown', () => {
  const shown = renderHook(() => useDelivery('contact'));
  expect(shown.result.current).toBeUndefined();
  act(() => setDelivery('contact', delivery('sending')));
  expect(shown.result.current).toEqual(delivery('sending'));
  expect(deliveryOf('quick')).toBeUndefined();
  act(() => setDelivery('contact', undefined));
  expect(shown.result.current).toBeUndefined();
});

test.each([
  { phase: 'sending', hasDraft: true, shown: 'sending' },
  { phase: 'failed', hasDraft: true, shown: 'draft' },
  { phase: 'sent', hasDraft: true, shown: 'draft' },
  { phase: 'sent', hasDraft: false, shown: 'sent' },
  { phase: 'failed', hasDraft: false, shown: undefined },
] as const)(
  'the last inquiry is $shown: its delivery is $phase, a draft is there: $hasDraft',
  ({ phase, hasDraft, shown }) => {
    setDelivery('contact', delivery(phase));
    if (hasDraft) saveDraft('contact', { name: 'Ilze' });
    const last = renderHook(useLastInquiry).result.current;
    expect(last === 'draft' ? last : last?.phase).toBe(shown);
  },
);
