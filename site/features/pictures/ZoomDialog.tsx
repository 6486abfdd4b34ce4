import type { ReactNode, Ref } from 'react';
import { SquareButton } from '../../../ui/SquareButton.tsx';

type Props = {
  id: string;
  title: string | undefined;
  /** Placed beside the close button. */
  tools?: ReactNode;
  ref?: Ref<HTMLDialogElement>;
  onClose?: () => void;
  children: ReactNode;
};

/**
 * A picture that fills the screen; a phone's is larger and scrolls. Escape, the button or a click outside
 * closes it.
 */
export function ZoomDialog({ id, title, tools, ref, onClose, children }: Props) {
  return (
    <dialog
      ref={ref}
      id={id}
      closedby="any"
      aria-label={title}
      onClose={onClose}
      className="zoom-dialog"
    >
      <header>
        {title && <h2 className="title mr-auto min-w-0 text-18">{title}</h2>}
        {tools}
        <SquareButton icon="close" label="Close" command="close" commandfor={id} />
      </header>
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be drawn to the sides, keys move too
        tabIndex={0}
        className="min-h-0 flex-1 overflow-auto overscroll-contain -outline-offset-3"
      >
        {children}
      </div>
    </dialog>
  );
}
