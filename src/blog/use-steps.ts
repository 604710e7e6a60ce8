import type { PageProps } from 'gatsby';
import { useState } from 'react';
import { useHydrated } from '../components/use-hydrated';

/**
 * How many steps more of the list are shown. It stands in the entry of the history, so that Back and
 * a reload find as much of the list as was left.
 */
export function useSteps({ key, state }: PageProps['location']): [number, () => void] {
  const [asked, ask] = useState({ key, steps: 0 });
  const kept = useHydrated() ? stepsOf(state) : 0;
  const steps = asked.key === key && asked.steps > 0 ? asked.steps : kept;
  const more = () => {
    ask({ key, steps: steps + 1 });
    // Not by Gatsby, which would scroll.
    window.history.replaceState({ ...window.history.state, steps: steps + 1 }, '');
  };
  return [steps, more];
}

function stepsOf(state: unknown): number {
  return Number((state as { steps?: number } | null)?.steps) || 0;
}
