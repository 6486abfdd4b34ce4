import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';

type Props = {
  /** In a panel, or in the place of a form. */
  small?: boolean;
  children: ReactNode;
};

// Rarely needed, so loaded on demand.
const ErrorMessage = lazy(async () => {
  const { ErrorMessage: Shown } = await import('./ErrorMessage.tsx');
  return { default: Shown };
});

/** Contains an error to one island, so that the header, footer and cart stay as they are. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Suspense>
        <ErrorMessage small={this.props.small} onReload={() => location.reload()} />
      </Suspense>
    );
  }
}

/** Wraps an island so that it shows a message in its place if it throws. */
export function withErrorBoundary<IslandProps extends object>(Island: ComponentType<IslandProps>) {
  return (props: IslandProps) => (
    <ErrorBoundary small>
      <Island {...props} />
    </ErrorBoundary>
  );
}
