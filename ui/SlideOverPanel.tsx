import type { ComponentProps, ReactNode } from 'react';
import { SquareButton } from './SquareButton.tsx';

type PanelProps = Omit<ComponentProps<'dialog'>, 'title'> & {
  id: string;
  title: ReactNode;
  /** A line under the title. */
  sub?: ReactNode;
  /** Props of its Close button, if no `commandfor` closes it. */
  closeButton?: ComponentProps<'button'>;
};

/** A dialog at the right edge: its head, and below it a SlideOverBody. */
export function SlideOverPanel({ id, title, sub, closeButton, children, ...rest }: PanelProps) {
  return (
    <dialog id={id} closedby="any" aria-labelledby={`${id}-title`} className="slide-over" {...rest}>
      <div className="slide-over-head">
        <h2 id={`${id}-title`} className="head-3">
          {title}
        </h2>
        {sub && <div className="slide-over-sub">{sub}</div>}
        <SquareButton icon="close" label="Close" {...closeButton} />
      </div>
      {children}
    </dialog>
  );
}

export type BodyProps = {
  /** Scrolls. */
  children: ReactNode;
  /** Stays visible below it. */
  foot?: ReactNode;
};

export function SlideOverBody({ children, foot }: BodyProps) {
  return (
    <>
      <div className="overflow-auto overscroll-contain px-5 sm:px-7">{children}</div>
      {foot && <div className="border-ink border-t bg-plate px-5 py-4 sm:px-7 sm:py-5">{foot}</div>}
    </>
  );
}
