import { useEffect, useRef, useState } from 'react';

/** The last version of `text` that stayed unchanged for `afterMs`; empty until the text first changes. */
export function useRested(text: string, afterMs: number): string {
  const [rested, setRested] = useState('');
  const last = useRef(text);
  useEffect(() => {
    if (last.current === text) return;
    const timer = setTimeout(() => {
      last.current = text;
      setRested(text);
    }, afterMs);
    return () => clearTimeout(timer);
  }, [text, afterMs]);
  return rested;
}
