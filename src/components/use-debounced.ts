import { useEffect, useRef, useState } from 'react';

/** A pause after which a screen reader may hear a result, or an error be named. */
const DEBOUNCE_MS = 800;

/** The last `text` that stayed for the pause; empty until it first changes. */
export function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState('');
  const last = useRef(text);
  useEffect(() => {
    if (last.current === text) return;
    const timer = setTimeout(() => {
      last.current = text;
      setDebounced(text);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
