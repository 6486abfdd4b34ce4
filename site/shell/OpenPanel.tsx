import { type ReactNode, useId } from 'react';
import { SlideOverBody, SlideOverPanel } from '../../ui/SlideOverPanel.tsx';
import { useModal } from '../../ui/use-modal.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

type Props = {
  title: ReactNode;
  sub?: ReactNode;
  wide?: boolean;
  children: ReactNode;
  foot?: ReactNode;
  onClose: () => void;
};

/** A panel at the right edge that is open for as long as it is rendered. */
export function OpenPanel({ title, sub, wide, children, foot, onClose }: Props) {
  const id = useId();
  const modal = useModal(onClose);
  return (
    <SlideOverPanel
      id={id}
      title={title}
      sub={sub}
      className={wide ? 'slide-over wide-panel' : 'slide-over'}
      closeButton={{ onClick: onClose }}
      {...modal}
    >
      <ErrorBoundary small>
        <SlideOverBody foot={foot}>{children}</SlideOverBody>
      </ErrorBoundary>
    </SlideOverPanel>
  );
}
