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
    const show = (value: number) => {
      last.current = value;
      setShown(value);
    };
    if (from === amount || !isMotionWanted()) {
      show(amount);
      return;
    }
    const start = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - start) / RUN_MS));
      show(from + (amount - from) * part);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [amount]);
  return <b translate="no">{write(shown)}</b>;
}
