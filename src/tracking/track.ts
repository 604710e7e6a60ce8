import type { TrackingEvent } from './events';

/** The one way to report an event: to the data layer, and to the tag function where there is one. */
export function track(entry: TrackingEvent): void {
  const { event, ...parameters } = entry;
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
  window.gtag?.('event', event, parameters);
}
