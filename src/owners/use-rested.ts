import { useEffect, useRef, useState } from 'react';

/** `text` once it has not changed for a while; nothing until it changes for the first time. */
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
