import { readStoredByPrefix, parseRecord } from '../site/storage';

/** The state of the visitor's last inquiry; a `kept` one has not been sent. */
export interface LastInquiry {
  state: 'sending' | 'sent' | 'kept';
  reference: string;
}

const CHANGED = 'delivery';

/** Tells other components that the stored delivery has changed. */
export const notifyDeliveryChange = () => window.dispatchEvent(new Event(CHANGED));

/** Calls back at each change, also when the browser restores a page from its cache. */
export function listenToDeliveries(listener: () => void): () => void {
  const events = [CHANGED, 'pageshow'];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}

/** Of all forms, without their tables, which not every page loads. */
export function lastInquiry(): LastInquiry | undefined {
  const deliveries = readStoredByPrefix('delivery:').map(parseRecord);
  const find = (...phases: unknown[]) => deliveries.find(({ phase }) => phases.includes(phase));
  const kept = readStoredByPrefix('draft:').length > 0;
  const underway = find('waiting', 'sending');
  const sent = find('sent');
  if (underway) return { state: 'sending', reference: String(underway.reference) };
  if (kept) return { state: 'kept', reference: '' };
  return sent && { state: 'sent', reference: String(sent.reference) };
}
