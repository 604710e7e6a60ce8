import { Component, lazy, Suspense } from 'react';

/** If its chunk fails to load, the part that has failed is empty. */
const ErrorNotice = lazy(() =>
  import('./error-notice').then(
    (file) => ({ default: file.ErrorNotice }),
    () => ({ default: () => null }),
  ),
);

/** Replaces a part that throws by a notice. React itself logs what it catches. */
export class ErrorBoundary extends Component<{ children: React.ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): React.ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Suspense>
        <ErrorNotice />
      </Suspense>
    );
  }
}
