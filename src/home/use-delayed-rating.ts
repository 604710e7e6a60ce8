import { useEffect, useState } from 'react';

export type HostRating = NonNullable<Queries.HomePageQuery['facts']['rating']>;

/** Specification, section 2: the fixed rating appears after a simulated delay. */
export const RATING_DELAY_MS = 500;

/** Logs a rating that cannot be shown. */
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
