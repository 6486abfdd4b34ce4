import { Component, type ReactNode } from 'react';
import { ErrorState } from '../ui/states.tsx';

type Props = { children: ReactNode };

/** Keeps an error in one screen from breaking the navigation rail and the rest of the page. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <div className="screen-body">
        <h1 className="head-3 py-6">This screen has stopped working</h1>
        <ErrorState
          error={error}
          what="This screen can’t be shown."
          onRetry={() => location.reload()}
        />
      </div>
    );
  }
}
