import { Component, type ReactNode } from 'react';
import { ErrorMessage } from './ErrorMessage.tsx';

type Props = { children: ReactNode };

/** Keeps a fault in one island from taking the page: header, footer and cart stay as they are. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <ErrorMessage onReload={() => location.reload()} />;
  }
}
