import { Component, useEffect, useLayoutEffect } from 'react';
import { hasNavigated } from './before-hydration';

interface Kept {
  page: ChildNode[];
  head: ChildNode[];
}

const root = () => document.getElementById('___gatsby');

/**
 * Around everything that React renders: when the app fails, the page stays as it is. Its links then load
 * whole documents, as they do before the scripts run. React itself logs what it catches.
 */
export class RootBoundary extends Component<{ children: React.ReactNode }> {
  override state: { kept?: Kept } = {};

  static getDerivedStateFromError(): { kept: Kept } {
    // React has removed nothing yet.
    return { kept: { page: [...(root()?.childNodes ?? [])], head: [...document.head.childNodes] } };
  }

  override render(): React.ReactNode {
    const { kept } = this.state;
    return kept ? <KeptPage {...kept} /> : this.props.children;
  }
}

function KeptPage({ page, head }: Kept) {
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
