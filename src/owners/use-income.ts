import { useCallback, useState } from 'react';
import { readSum, type Range } from './estimate';

/**
 * The long-term income of a year: what stands in the field, finished or not, and the last sum in it that
 * lay within the bounds. The bounds must keep their identity from one render to the next.
 */
export function useIncome(start: number, bounds: Range) {
  const [typed, setTyped] = useState(String(start));
  const [income, setIncome] = useState(start);
  const type = useCallback(
    (text: string) => {
      setTyped(text);
      setIncome((last) => readSum(text, bounds) ?? last);
    },
    [bounds],
  );
  return { typed, income, valid: readSum(typed, bounds) !== undefined, type };
}
