import { Alert } from '../../ui/Alert.tsx';

type Props = {
  /** What was typed: 'Your quote request'. */
  what: string;
  kept: 'waiting' | 'sent';
};

/** Typed without a signal: says where it is, and when it has gone out. */
export function EnquiryKept({ what, kept }: Props) {
  if (kept === 'sent') return <Alert kind="status">Sent. {what} has reached us.</Alert>;
  return (
    <Alert kind="status">
      Kept on this device, not sent yet. There is no signal.
      <span className="mt-1 block font-normal text-ink-2">
        {what} is sent when the signal is back, or when you next open one of our pages. You need not
        type it again.
      </span>
    </Alert>
  );
}
