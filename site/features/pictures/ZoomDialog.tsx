import type { ReactNode, Ref } from 'react';
import { SquareButton } from '../../ui/SquareButton.tsx';

type Props = {
  id: string;
  title: string | undefined;
  /** Stands beside the button that closes it. */
  tools?: ReactNode;
  ref?: Ref<HTMLDialogElement>;
  onClose?: () => void;
  children: ReactNode;
};

/**
 * A picture as large as the screen allows; on a phone as high as it allows, to be drawn to the sides.
 * Escape, the button and a click beside it close it.
 */
export function ZoomDialog({ id, title, tools, ref, onClose, children }: Props) {
  return (
    <dialog
      ref={ref}
      id={id}
      closedby="any"
      aria-labelledby={`${id}-title`}
      onClose={onClose}
      className="m-auto w-[min(100vw-32px,100dvh-132px,960px)] max-w-none flex-col border border-ink bg-plate max-sm:mb-0 max-sm:h-[calc(100dvh-48px)] max-sm:max-h-none max-sm:w-full max-sm:open:flex"
    >
      <div className="flex items-center justify-between gap-4 border-ink border-b bg-paper py-2.5 pr-2.5 pl-5">
        <h2 id={`${id}-title`} className="title text-18">
          {title}
        </h2>
        <div className="flex gap-2">
          {tools}
          <SquareButton icon="close" label="Close" command="close" commandfor={id} />
        </div>
      </div>
      {children}
    </dialog>
  );
}
