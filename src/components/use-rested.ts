import { useEffect, useRef, useState } from 'react';

/** How long a visitor must pause before a screen reader hears a result, or a mistake is named. */
const REST_MS = 800;

/** The last version of `text` that rested while a visitor paused; empty until the text first changes. */
export function useRested(text: string): string {
  const [rested, setRested] = useState('');
  const last = useRef(text);
  useEffect(() => {
    if (last.current === text) return;
    const timer = setTimeout(() => {
      last.current = text;
      setRested(text);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
