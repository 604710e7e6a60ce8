import type { PageProps } from 'gatsby';
import { useState } from 'react';
import { useHydrated } from '../components/use-hydrated';

/**
 * How many more steps of the list are shown. The number is kept in the entry of the history, so
 * that Back and a reload show as much of the list as before.
 */
export function useSteps({ key, state }: PageProps['location']): [number, () => void] {
  const [asked, ask] = useState({ key, steps: 0 });
  const kept = useHydrated() ? stepsOf(state) : 0;
  const steps = asked.key === key && asked.steps > 0 ? asked.steps : kept;
  const more = () => {
    ask({ key, steps: steps + 1 });
    // Not with Gatsby's `navigate`, which would scroll.
    window.history.replaceState({ ...window.history.state, steps: steps + 1 }, '');
  };
  return [steps, more];
}

function stepsOf(state: unknown): number {
  return Number((state as { steps?: number } | null)?.steps) || 0;
}
