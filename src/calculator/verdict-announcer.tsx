import { useEffect, useRef, useState } from 'react';
import { visuallyHidden } from '../theme';
import type { VerdictText } from './use-verdict-text';

/** A pause after which a screen reader may hear a result. */
const DEBOUNCE_MS = 800;

/** Announces the answer when it has changed and the visitor pauses. */
export function VerdictAnnouncer({
  answer: { figure, caption, title, text },
}: {
  answer: VerdictText;
}) {
  const answer = [figure, caption, title, text].filter(Boolean).join(' ');
  const [announced, setAnnounced] = useState('');
  const last = useRef(answer);
  useEffect(() => {
    if (last.current === answer) return;
    const timer = setTimeout(() => {
      last.current = answer;
      setAnnounced(answer);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [answer]);
  return (
    <p role="status" css={visuallyHidden}>
      {announced}
    </p>
  );
}
