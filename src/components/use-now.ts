import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

const thisMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** Also when the page is seen again, as a computer that slept kept no time. */
function everyMinute(onChange: () => void) {
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

const never = () => () => undefined;

/** The time by the minute; the built HTML, which may be old, has none, nor where it is not needed. */
export function useNow(needed = true): Date | undefined {
  const minute = useSyncExternalStore(
    needed ? everyMinute : never,
    () => (needed ? thisMinute() : undefined),
    () => undefined,
  );
  return minute === undefined ? undefined : new Date(minute);
}
