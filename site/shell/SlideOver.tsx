import type { ReactNode } from 'react';
import { SquareButton } from '../../ui/SquareButton.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

type Props = {
  id: string;
  title: ReactNode;
  /** Scrolls. */
  children: ReactNode;
  /** Stays in sight below it. */
  foot?: ReactNode;
};

/** A panel that slides in from the right: cart, filters, menu. Opened and closed as a Dialog is. */
export function SlideOver({ id, title, children, foot }: Props) {
  return (
    <dialog
      id={id}
      closedby="any"
      // It may stand open already when React arrives.
      suppressHydrationWarning
      aria-labelledby={`${id}-title`}
      className="slide-over"
    >
      <SlideOverHead id={id} title={title} />
      <ErrorBoundary small>
        <div className="overflow-auto overscroll-contain px-5 sm:px-7">{children}</div>
        {foot && (
          <div className="border-ink border-t bg-plate px-5 py-4 sm:px-7 sm:py-5">{foot}</div>
        )}
      </ErrorBoundary>
    </dialog>
  );
}

function SlideOverHead({ id, title }: Pick<Props, 'id' | 'title'>) {
  return (
    <div className="slide-over-head">
      <h2 id={`${id}-title`} className="head-3">
        {title}
      </h2>
      <SquareButton icon="close" label="Close" command="close" commandfor={id} />
    </div>
  );
}
