import { Component, useEffect, useLayoutEffect } from 'react';
import { hasNavigated } from './before-hydration';

const root = () => document.getElementById('___gatsby');

/** React keeps the outermost elements, and removes them with all that is in them. */
const served = () => ({
  page: [...(root()?.childNodes ?? [])],
  head: [...document.head.childNodes],
});

/**
 * Around everything that React renders: when the app fails, the page stays as it is. Its links then load
 * whole documents, as they do before the scripts run. React itself logs what it catches.
 */
export class RootBoundary extends Component<{ children: React.ReactNode }> {
  override state = { failed: false };
  // The error may have passed Gatsby's router, which has no page any more.
  private readonly served = served();

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): React.ReactNode {
    return this.state.failed ? <KeptPage {...this.served} /> : this.props.children;
  }
}

function KeptPage({ page, head }: ReturnType<typeof served>) {
  useLayoutEffect(() => root()?.append(...page), [page]);
  useEffect(() => {
    // Gatsby's own effects have removed the title and its like.
    document.head.append(...head.filter(({ isConnected }) => !isConnected));
    window.hydrated = undefined;
    // The address is that of another page than the one that is shown.
    if (hasNavigated()) location.replace(location.pathname + location.search);
  }, [head]);
  return null;
}
