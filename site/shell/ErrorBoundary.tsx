import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';

type Props = {
  /** In a panel, or in the place of a form. */
  small?: boolean;
  children: ReactNode;
};

// Few will ever see it: it comes when it is needed.
const ErrorMessage = lazy(async () => {
  const { ErrorMessage: Shown } = await import('./ErrorMessage.tsx');
  return { default: Shown };
});

/** Keeps a fault in one island from taking the page: header, footer and cart stay as they are. */
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

/** The island that says in its own place when it has broken. */
export function guarded<IslandProps extends object>(Island: ComponentType<IslandProps>) {
  return (props: IslandProps) => (
    <ErrorBoundary small>
      <Island {...props} />
    </ErrorBoundary>
  );
}
