import { storedTexts, recordIn } from '../site/storage';

/** What became of the visitor's last inquiry; one that is `kept` has not been sent. */
export interface LastInquiry {
  state: 'sending' | 'sent' | 'kept';
  reference: string;
}

const CHANGED = 'delivery';

/** Of what is stored about an inquiry. */
export const announceChange = () => window.dispatchEvent(new Event(CHANGED));

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
  const deliveries = storedTexts('delivery:').map(recordIn);
  const find = (...phases: unknown[]) => deliveries.find(({ phase }) => phases.includes(phase));
  const kept = storedTexts('draft:').length > 0;
  const underway = find('waiting', 'sending');
  const sent = find('sent');
  if (underway) return { state: 'sending', reference: String(underway.reference) };
  if (kept) return { state: 'kept', reference: '' };
  return sent && { state: 'sent', reference: String(sent.reference) };
}
