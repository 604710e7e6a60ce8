/** @jest-environment jsdom */
import { setDelivery, type Delivery } from '../../../src/forms/deliveries';
import { saveDraft } from '../../../src/forms/draft';
import { lastInquiry } from '../../../src/forms/last-inquiry';

const reference = 'K7QM-4T2P';
const delivery = (phase: Delivery['phase']) => ({ reference, inquiry: {}, phase });

afterEach(() => sessionStorage.clear());

test.each([
  ['sending', 'waiting', true],
  ['sending', 'sending', true],
  ['kept', 'failed', true],
  ['kept', 'sent', true],
  ['sent', 'sent', false],
] as const)('is %s: its delivery is %s and there is a draft: %s', (state, phase, hasDraft) => {
  setDelivery('contact', delivery(phase));
  if (hasDraft) saveDraft('contact', { name: 'Ilze' });
  expect(lastInquiry()?.state).toBe(state);
});

test('without delivery and draft there is no last inquiry', () => {
  expect(lastInquiry()).toBeUndefined();
});
