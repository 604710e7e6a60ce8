import type { TrackingEvent } from './events';

/** Reports an event to the data layer and, if the page has one, the tag function; the only way to do so. */
export function track(entry: TrackingEvent): void {
  const { event, ...parameters } = entry;
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
  window.gtag?.('event', event, parameters);
}
