import { useEffect, useRef, useState } from 'react';
import { media, mediaCondition } from '../theme';

const RUN_MS = 200;

const isMotionWanted = () =>
  'matchMedia' in window && window.matchMedia(mediaCondition(media.motion)).matches;

interface RunningFigureProps {
  amount: number;
  write: (amount: number) => string;
}

/** A figure that runs to its new value, where motion is wanted. */
export function RunningFigure({ amount, write }: RunningFigureProps) {
  const [shown, setShown] = useState(amount);
  const last = useRef(amount);
  useEffect(() => {
    const { current: from } = last;
    const start = performance.now();
    const length = isMotionWanted() ? RUN_MS : 0;
    let frame = 0;
    const show = (now: number) => {
      const part = now - start < length ? Math.max(0, now - start) / length : 1;
      last.current = from + (amount - from) * part;
      setShown(last.current);
      if (part < 1) frame = requestAnimationFrame(show);
    };
    show(start);
    return () => cancelAnimationFrame(frame);
  }, [amount]);
  return <b translate="no">{write(shown)}</b>;
}
