import { useState } from 'react';
import { useHydrated } from '../components/use-hydrated';
import { usePageLocation } from '../links/page-location';

/** How many more steps of the list are shown; the history entry remembers it for Back and a reload. */
export function useSteps(): [number, () => void] {
  const { key, state } = usePageLocation();
  const [latest, setLatest] = useState({ key, steps: 0 });
  const stored = useHydrated() ? stepsOf(state) : 0;
  const steps = latest.key === key && latest.steps > 0 ? latest.steps : stored;
  const addStep = () => {
    setLatest({ key, steps: steps + 1 });
    // Gatsby's `navigate` would scroll.
    window.history.replaceState({ ...window.history.state, steps: steps + 1 }, '');
  };
  return [steps, addStep];
}

function stepsOf(state: unknown): number {
  return Number((state as { steps?: number } | null)?.steps) || 0;
}
