import { useEffect, useState } from 'react';

export interface HostRating {
  /** From 0 to 5. */
  value: number;
  reviews: number;
}

/** Specification, section 2: the fixed rating appears after a simulated delay. */
export const RATING_DELAY_MS = 500;

/** Waits for the delay, then tells whether the rating can be shown; logs when it cannot. */
export function useDelayedRating({ value, reviews }: HostRating) {
  const [state, setState] = useState<'loading' | 'loaded' | 'error'>('loading');
  useEffect(() => {
    const timer = setTimeout(() => {
      const valid = value > 0 && value <= 5 && reviews > 0;
      if (!valid) console.error(`The host rating ${value} from ${reviews} reviews cannot be shown`);
      setState(valid ? 'loaded' : 'error');
    }, RATING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [value, reviews]);
  return state;
}
