import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

const currentMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** Calls back when the page is seen again too, since a sleeping computer stops timers. */
function subscribeToMinutes(onChange: () => void) {
  let timer = 0;
  const tick = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
    onChange();
  };
  tick();
  document.addEventListener('visibilitychange', tick);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

const noSubscription = () => () => undefined;

/** The current minute; undefined in the built HTML, which may be old, and with `needed = false`. */
export function useNow(needed = true): Date | undefined {
  const minute = useSyncExternalStore(
    needed ? subscribeToMinutes : noSubscription,
    () => (needed ? currentMinute() : undefined),
    () => undefined,
  );
  return minute === undefined ? undefined : new Date(minute);
}
