import { formatPrice } from '../../catalogue/money.ts';
import { closeReasons } from '../../contract/enquiry.ts';
import { formatDayAndTime, formatTime } from '../../contract/uk-time.ts';
import { StateMark } from '../ui/marks.tsx';
import { closeReasonNames, type ThreadEntry } from './enquiry-data.ts';

/** Every message in order, with the actions on the enquiry in between. */
export function Thread({ entries }: { entries: readonly ThreadEntry[] }) {
  if (entries.length === 0) return <p className="label">Not answered yet.</p>;
  return (
    <ol className="thread">
      {entries.map((entry) => (
        <li key={entry.key} data-entry={entry.entry}>
          <div className="flex flex-wrap justify-between gap-x-4 gap-y-0.5">
            <strong>{threadEntryTitle(entry)}</strong>
            <time dateTime={entry.at} className="text-13 text-ink-3">
              {formatDayAndTime(new Date(entry.at))}
            </time>
          </div>
          {'exVatPence' in entry && <p>{formatPrice(entry.exVatPence)} ex VAT</p>}
          {'body' in entry && (
            <>
              <p className="whitespace-pre-line wrap-anywhere">{entry.body}</p>
              {entry.email && <EmailStatus email={entry.email} />}
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

/** For example 'Answer by Priya Nair' or 'Closed by Dan Whittle: no reply from the buyer'. */
export function threadEntryTitle(entry: ThreadEntry): string {
  const by = entry.by ?? 'a command';
  switch (entry.entry) {
    case 'from-buyer':
      return `Reply from the buyer, added by ${by}`;
    case 'to-buyer':
      return `Answer by ${by}`;
    case 'offered':
      return `Offer, version ${'number' in entry ? entry.number : ''}, by ${by}`;
    case 'note':
      return `Note by ${by}, not sent`;
    case 'assigned':
      return 'to' in entry && entry.to
        ? `Assigned to ${entry.to} by ${by}`
        : `Assigned to no one by ${by}`;
    case 'reopened':
      return `Reopened by ${by}`;
    case 'closed': {
      const given = 'reason' in entry ? entry.reason : undefined;
      const reason = closeReasons.find((each) => each === given);
      return `Closed by ${by}${reason ? `: ${closeReasonNames[reason]}` : ''}`;
    }
  }
}

type Email = NonNullable<Extract<ThreadEntry, { body: string }>['email']>;

function EmailStatus({ email: { id, state, at, reason } }: { email: Email }) {
  const when = new Date(at);
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-0.5 text-13">
      {state === 'sent' && (
        <StateMark mark="full" tone="good">
          Sent {formatDayAndTime(when)}
        </StateMark>
      )}
      {state === 'queued' && (
        <StateMark mark="half">
          {reason
            ? `Not sent yet. ${reason} Next try at ${formatTime(when)}`
            : `Goes at ${formatTime(when)}`}
        </StateMark>
      )}
      {state === 'dead' && (
        <StateMark mark="open" tone="alert">
          Not delivered. {reason}
        </StateMark>
      )}
      <a href={`/emails?open=${id}`} className="text-link">
        See the email
      </a>
    </p>
  );
}
