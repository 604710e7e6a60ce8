/** @jest-environment jsdom */
import { beginDraft } from '../../../src/forms/begin-draft';
import { deliveryOf, setDelivery } from '../../../src/forms/deliveries';
import { readDraft } from '../../../src/forms/draft';

const sent = { reference: 'K7QM-4T2P', inquiry: {}, phase: 'sent' } as const;

test('another address after a sent inquiry opens the form with it, not the confirmation', () => {
  setDelivery('property', sent);
  beginDraft({ propertyAddress: 'Brīvības iela 2' });
  expect(deliveryOf('property')).toBeUndefined();
  expect(readDraft('property')).toEqual({ propertyAddress: 'Brīvības iela 2' });
});

test('an inquiry that was not sent is not replaced by another address', () => {
  setDelivery('property', { ...sent, phase: 'failed' });
  beginDraft({ propertyAddress: 'Brīvības iela 3' });
  expect(deliveryOf('property')).toMatchObject({ phase: 'failed' });
});
