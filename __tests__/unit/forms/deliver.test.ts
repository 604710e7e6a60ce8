/** @jest-environment jsdom */
import { deliver } from '../../../src/forms/deliver';
import {
  deliveryOf,
  restoreDeliveries,
  setDelivery,
  storeDeliveries,
} from '../../../src/forms/deliveries';
import { readDraft, saveDraft, type InquiryType } from '../../../src/forms/inquiries';
import { localDestination, receive, replies } from '../../../src/mail/mail-service';

const inquiry = {
  ...{ name: 'Ilze', email: 'ilze@example.com', phone: '+371 2612 3457' },
  propertyAddress: 'Blaumaņa iela 1',
};

const send = jest.fn<Promise<object>, [string, { body: string }]>();
const answer = (status: number) => ({ status, text: () => Promise.resolve('') });

const sendInquiry = (type: InquiryType = 'property', isSpam = false) =>
  deliver({
    type,
    inquiry,
    mail: { mode: 'service', ...localDestination },
    isSpam,
    pressedAt: performance.now(),
    notBefore: Promise.resolve(),
  });

const events = () => (window.dataLayer ?? []).map((entry) => Object(entry).event as string);

beforeEach(() => {
  globalThis.fetch = send
    .mockReset()
    .mockResolvedValue(answer(replies.taken[0])) as unknown as typeof fetch;
  window.gtag_report_conversion = jest.fn();
  delete window.dataLayer;
  for (const type of ['property', 'contact'] as const) setDelivery(type, undefined);
  saveDraft('property', inquiry);
});

test('an inquiry that is being sent, or has been sent, is not sent again', async () => {
  await Promise.all([sendInquiry(), sendInquiry()]);
  await sendInquiry();
  expect(send).toHaveBeenCalledTimes(1);
  expect(events()).toEqual(['form_submit', 'form_submit_success']);
  expect(window.dataLayer?.[0]).toMatchObject({ form_name: 'Rental Analysis' });
});

test.each([
  ['after a reload with its reference', true],
  ['in a copy of the tab with another', false],
])('a failed inquiry keeps its draft, and is sent again %s', async (_, left) => {
  send.mockResolvedValueOnce(answer(500));
  await sendInquiry();
  expect(deliveryOf('property')).toMatchObject({ phase: 'failed', reason: 'failed', inquiry });
  expect(readDraft('property')).toMatchObject(inquiry);
  expect(window.gtag_report_conversion).not.toHaveBeenCalled();
  storeDeliveries(left);
  restoreDeliveries();
  saveDraft('property', { ...inquiry, name: 'Ilze K.' });
  await sendInquiry();
  expect(deliveryOf('property')?.phase).toBe('sent');
  const references = send.mock.calls.map(([, { body }]) => {
    const received = receive(body);
    return 'message' in received && received.message.reference;
  });
  expect(references[1]).toBe(deliveryOf('property')?.reference);
  expect(references[0] === references[1]).toBe(left);
});

test('after sending, no draft stays stored, and the message closes after ten seconds', async () => {
  jest.useFakeTimers();
  await sendInquiry();
  expect(readDraft('property')).toEqual({});
  jest.advanceTimersByTime(9_999);
  expect(deliveryOf('property')).not.toHaveProperty('closed');
  jest.advanceTimersByTime(1);
  expect(deliveryOf('property')).toMatchObject({ phase: 'sent', closed: true });
  jest.useRealTimers();
});

test('the message about a second inquiry that failed outlasts that about the first', async () => {
  jest.useFakeTimers();
  await sendInquiry();
  setDelivery('property', undefined);
  send.mockResolvedValueOnce(answer(500));
  await Promise.all([sendInquiry(), jest.advanceTimersByTimeAsync(10_000)]);
  expect(deliveryOf('property')).toMatchObject({ phase: 'failed' });
  expect(deliveryOf('property')).not.toHaveProperty('closed');
  jest.useRealTimers();
});

test.each([
  ['property', 1],
  ['contact', 0],
] as const)('the form %s reports %d conversions', async (type, times) => {
  await sendInquiry(type);
  expect(window.gtag_report_conversion).toHaveBeenCalledTimes(times);
});

test('an inquiry with text in the honeypot is not sent, and counts as no submission', async () => {
  await sendInquiry('property', true);
  expect(send).not.toHaveBeenCalled();
  expect(deliveryOf('property')).toMatchObject({ phase: 'failed', reason: 'failed' });
  expect(events()).toEqual(['form_submit_error']);
});

test('references are easy to say on the phone, and each is different', async () => {
  const references = new Set<string | undefined>();
  for (let count = 0; count < 100; count += 1) {
    setDelivery('property', undefined);
    await sendInquiry();
    references.add(deliveryOf('property')?.reference);
  }
  for (const reference of references)
    expect(reference).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
  expect(references.size).toBe(100);
});
