import { company } from '../../../content/company.ts';
import { Alert } from '../../../ui/Alert.tsx';

type Props = {
  /** The subject of the message: 'Your quote request'. */
  what: string;
  reason?: string;
};

/** The enquiry could not be sent: why, that the fields are still filled in, and how else to contact us. */
export function EnquiryFailed({ what, reason }: Props) {
  return (
    <Alert kind="alert">
      {what} was not sent. {reason ?? "We couldn't connect."}
      <span className="mt-1 block font-normal text-ink-2">
        What you typed is still here. Try again, call{' '}
        <a href={company.phone.href} className="whitespace-nowrap underline">
          {company.phone.shown}
        </a>{' '}
        or email{' '}
        <a href={company.email.href} className="underline">
          {company.email.shown}
        </a>
        .
      </span>
    </Alert>
  );
}

type EnquiryQueuedProps = Pick<Props, 'what'> & { kept: 'waiting' | 'sent' };

/** The enquiry was sent while offline. Says that it is stored on this device, and when it has been sent. */
export function EnquiryQueued({ what, kept }: EnquiryQueuedProps) {
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
