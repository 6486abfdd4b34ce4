import { useState } from 'react';
import { formatTime } from '../../contract/uk-time.ts';
import { Button } from '../../ui/Button.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Form, TextField, useForm } from '../ui/form.tsx';
import { alertIcon } from '../ui/icons.ts';
import { Panel } from '../ui/Panel.tsx';
import { Notice, QueryResult } from '../ui/states.tsx';
import {
  type EmailDetail,
  formatWhen,
  useCorrectAddress,
  useEmail,
  useResendEmail,
} from './emails-data.ts';

/** One email: its state, the available actions, and the email itself. */
export function EmailPanel({ id }: { id: number }) {
  const load = useEmail(id);
  return (
    <Panel
      label="Email"
      head={
        <h2 className="wrap-anywhere border-line border-b px-5 py-3.5 font-semibold font-stretch-[84%] text-16">
          {load.data?.subject ?? 'Email'}
        </h2>
      }
    >
      <QueryResult load={load} rows={4}>
        {(email) => (
          <>
            <EmailStatus email={email} />
            <EmailActions key={`${email.state} ${email.recipient}`} email={email} />
            <EmailPreview email={email} />
          </>
        )}
      </QueryResult>
    </Panel>
  );
}

/** 'once' or for example '3 times'. */
const formatTimes = (count: number) => (count === 1 ? 'once' : `${count} times`);

function EmailStatus({ email }: Props) {
  const { state, at, reason, attempts, sendsAt, recipient, order } = email;
  const isCorrectable = needsCorrection(email);
  return (
    <>
      {state === 'failed' && (
        <Notice tone="alert" icon={alertIcon}>
          <strong className="text-alert">Not delivered.</strong> {reason} Tried{' '}
          {formatTimes(attempts)}, last {formatWhen(at)}.
        </Notice>
      )}
      {state === 'waiting' && reason && sendsAt && (
        <Notice tone="warn" icon={alertIcon}>
          <strong>Waiting.</strong> {reason} Tried {formatTimes(attempts)}, next at{' '}
          {formatTime(new Date(sendsAt))}.
        </Notice>
      )}
      {!isCorrectable && (
        <p className="wrap-anywhere">
          {{ failed: 'To', waiting: 'Waiting to be sent to', sent: 'Sent to' }[state]}{' '}
          <strong>{recipient}</strong>
          {state !== 'failed' && `, ${formatWhen(at)}`}
        </p>
      )}
      {order && (
        <p>
          <a href={`/orders/${order}`} className="text-link">
            Order {order}
          </a>
        </p>
      )}
    </>
  );
}

type Props = { email: EmailDetail };

/** A failed email probably has a wrong address; for others, correcting it is optional. */
function needsCorrection({ state, corrects }: EmailDetail): boolean {
  return state === 'failed' && corrects !== undefined;
}

function EmailActions({ email }: Props) {
  const [isCorrecting, setCorrecting] = useState(needsCorrection(email));
  const sendAgain = useResendEmail();
  const form = useForm({}, () => sendAgain(email.id, email.recipient));
  return (
    <>
      {isCorrecting && <CorrectionForm email={email} />}
      <Form form={form} label="Send again" safe="Nothing was sent.">
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="quiet" aria-busy={form.sending || undefined}>
            {email.state === 'waiting' ? 'Send now' : 'Send again'}
          </Button>
          {email.corrects && !isCorrecting && (
            <Button look="quiet" onClick={() => setCorrecting(true)}>
              Correct address
            </Button>
          )}
        </div>
      </Form>
    </>
  );
}

function CorrectionForm({ email }: Props) {
  const { corrects, order, recipient, likely } = email;
  const correct = useCorrectAddress(email);
  const form = useForm({ email: recipient }, correct);
  return (
    <Form form={form} label="Correct the address" safe="Nothing was sent.">
      <TextField
        form={form}
        name="email"
        label="To"
        required
        input={{ type: 'email', inputMode: 'email', autoComplete: 'off', spellCheck: false }}
      />
      {likely && form.values.email !== likely && (
        <p className="flex flex-wrap items-center gap-2 wrap-anywhere">
          Did they mean {likely}?
          <Button look="quiet" size="small" onClick={() => form.set('email', likely)}>
            Use this address
          </Button>
        </p>
      )}
      <Button type="submit" look="signal" className="w-full" aria-busy={form.sending || undefined}>
        {corrects === 'order' ? 'Correct the order and send again' : 'Correct and send again'}
      </Button>
      <p className="label">
        {corrects === 'order'
          ? `All emails for ${order} go to the new address in 20 seconds. You can undo until then.`
          : 'Only this email changes. It goes in 20 seconds. You can undo until then.'}
      </p>
    </Form>
  );
}

const frameClass = 'h-140 w-full border border-line-2 bg-white';
const textClass = `${frameClass} wrap-anywhere overflow-auto whitespace-pre-wrap p-4 [font:inherit]`;

/** The email as it arrives: its own markup, in a frame in which no script can run. */
function EmailPreview({ email: { id, subject, text } }: Props) {
  const [view, setView] = useState<'html' | 'text'>('html');
  return (
    <div className="grid gap-3">
      <Segmented
        name="email-view"
        label="View"
        hideLabel
        options={[
          { value: 'html', text: 'As it arrives' },
          { value: 'text', text: 'Plain text' },
        ]}
        value={view}
        onChange={setView}
      />
      {view === 'html' ? (
        <iframe
          sandbox=""
          src={`/api/emails/${id}/preview`}
          title={`Email: ${subject}`}
          className={frameClass}
        />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <pre className={textClass} tabIndex={0}>
          {text}
        </pre>
      )}
    </div>
  );
}
