import { Alert } from '../../../ui/Alert.tsx';

type Props = {
  /** What was typed: 'Your quote request'. */
  what: string;
  kept: 'waiting' | 'sent';
};

/** Typed without a signal: says where it is, and when it has gone out. */
export function EnquiryKept({ what, kept }: Props) {
  if (kept === 'sent') return <Alert kind="status">{what} has been sent.</Alert>;
  return (
    <Alert kind="status">
      You're offline. Saved on this device, not sent yet.
      <span className="mt-1 block font-normal text-ink-2">
        {what} will be sent when you're back online, or when you next open one of our pages. You
        don't need to type it again.
      </span>
    </Alert>
  );
}
