import type { ReactNode } from 'react';
import { SlideOverBody, SlideOverPanel } from '../../ui/SlideOverPanel.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

type Props = { id: string; title: ReactNode; children: ReactNode; foot?: ReactNode };

/** A panel that slides in from the right: cart, filters, menu. Opened and closed as a Dialog is. */
export function SlideOver({ id, title, children, foot }: Props) {
  return (
    <SlideOverPanel
      id={id}
      title={title}
      // The panel may be open before React hydrates it.
      suppressHydrationWarning
      closeButton={{ command: 'close', commandfor: id }}
    >
      <ErrorBoundary small>
        <SlideOverBody foot={foot}>{children}</SlideOverBody>
      </ErrorBoundary>
    </SlideOverPanel>
  );
}
