import { useCallback, useState } from 'react';
import { readSum, type Range } from './estimate';

/**
 * Keeps the text of the income field, even while it is no valid sum, and the last valid sum. `bounds`
 * must be the same object in every render.
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
