import { type ReactNode, useId } from 'react';
import { type BodyProps, SlideOverBody, SlideOverPanel } from './SlideOverPanel.tsx';
import { useModal } from './use-modal.ts';

type Props = BodyProps & { title: ReactNode; sub?: ReactNode; onClose: () => void };

/** A slide-over that is open for as long as it is rendered. */
export function SlideOver({ title, sub, onClose, children, foot }: Props) {
  const id = useId();
  const modal = useModal(onClose);
  return (
    <SlideOverPanel id={id} title={title} sub={sub} closeButton={{ onClick: onClose }} {...modal}>
      <SlideOverBody foot={foot}>{children}</SlideOverBody>
    </SlideOverPanel>
  );
}
