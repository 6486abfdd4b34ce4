import type { ReactNode } from 'react';
import { SquareButton } from '../../ui/SquareButton.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

type Props = {
  id: string;
  title: string;
  children: ReactNode;
};

/**
 * A modal dialog opened by a button with `command="show-modal"`. Escape, its button or a click outside closes
 * it.
 */
export function Dialog({ id, title, children }: Props) {
  return (
    <dialog
      id={id}
      closedby="any"
      // The dialog may be open before React hydrates it.
      suppressHydrationWarning
      aria-labelledby={`${id}-title`}
      className="m-auto max-h-[calc(100dvh-32px)] max-w-none border border-ink bg-paper w-[min(560px,calc(100vw-32px))]"
    >
      <div className="flex items-center justify-between gap-4 border-ink border-b py-3 pr-3 pl-6">
        <h2 id={`${id}-title`} className="head-4">
          {title}
        </h2>
        <SquareButton icon="close" label="Close" command="close" commandfor={id} />
      </div>
      <ErrorBoundary small>
        <div className="p-6">{children}</div>
      </ErrorBoundary>
    </dialog>
  );
}
