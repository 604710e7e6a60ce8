import { Component, createRef, Suspense } from 'react';
import { lazyWithFallback } from '../components/lazy-with-fallback';

/** If its chunk fails to load, the part that has failed is there without a notice. */
const ErrorNotice = lazyWithFallback(() =>
  import('./error-notice').then((file) => file.ErrorNotice),
);

interface ErrorBoundaryProps {
  children: React.ReactNode;
  /** Selects the elements of the part. Without it, a part that throws is left out. */
  of?: string;
}

/**
 * Keeps what a part shows when it throws, below a notice. A part that throws before it has shown anything
 * leaves the page to `RootBoundary`. React itself logs what it catches.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state: { thrown?: { error: unknown } } = {};
  private hasMounted = false;
  private readonly kept = createRef<HTMLDivElement>();

  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } };
  }

  override componentDidMount(): void {
    this.hasMounted = true;
  }

  override getSnapshotBeforeUpdate(): Element[] {
    const fails = this.state.thrown && !this.kept.current && this.props.of;
    return fails ? [...document.querySelectorAll(fails)] : [];
  }

  override componentDidUpdate(_: unknown, __: unknown, shown: Element[]): void {
    // React has removed those of this part only.
    this.kept.current?.append(...shown.filter(({ parentNode }) => !parentNode));
  }

  override render(): React.ReactNode {
    const { thrown } = this.state;
    if (!thrown) return this.props.children;
    if (!this.props.of) return null;
    if (!this.hasMounted) throw thrown.error;
    return (
      <>
        <Suspense>
          <ErrorNotice />
        </Suspense>
        <div ref={this.kept} data-kept />
      </>
    );
  }
}
