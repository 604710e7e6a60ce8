import { useEffect, useState } from 'react';
import { delayRating, type HostRating } from './delay-rating';

type RatingState = 'loading' | 'loaded' | 'error';

/** Loads the host's rating and says how far that is. Logs an error. */
export function useHostRating(rating: HostRating): RatingState {
  const [state, setState] = useState<RatingState>('loading');
  useEffect(() => {
    let current = true;
    delayRating(rating).then(
      () => current && setState('loaded'),
      (error: unknown) => {
        console.error(error);
        if (current) setState('error');
      },
    );
    return () => {
      current = false;
    };
  }, [rating]);
  return state;
}
