import { type FormEvent, useRef, useState } from 'react';
import { calls } from '../../../contract/calls.ts';
import type { FieldErrors } from '../../../contract/field-errors.ts';
import { partFormName } from '../../../contract/part-enquiry.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { sendPartEnquiry } from './send-part-enquiry.ts';

type Props = { families: readonly { family: string; label: string }[] };

/** Asks for a part that is not listed. A plain form post where no script runs. */
export function PartEnquiry({ families }: Props) {
  const { state, send } = useSending();
  if (state.name === 'sent') {
    return (
      <Alert kind="status">
        Your question has reached us. We answer by e-mail, to the address you gave.
      </Alert>
    );
  }
  const errors = state.name === 'failed' ? state.fields : {};
  return (
    <form
      method="post"
      action={calls.partEnquiry}
      data-part-enquiry=""
      noValidate={state.name === 'failed'}
      onSubmit={send}
      className="grid gap-5 sm:grid-cols-2"
    >
      <input type="hidden" name="form-name" value={partFormName} />
      <Trap />
      <Field id="ask-family" name="family" label="What it is for" error={errors.family}>
        {(control) => (
          <select {...control}>
            <option value="">Choose, or leave it</option>
            {families.map(({ family, label }) => (
              <option key={family} value={family}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field id="ask-product" name="product" label="Model or SKU" error={errors.product}>
        {(control) => <input {...control} autoComplete="off" maxLength={200} />}
      </Field>
      <div className="sm:col-span-2">
        <Field
          id="ask-message"
          name="message"
          label="The part you need"
          required
          hint="What it does, where it sits, and what is printed on the label."
          error={errors.message}
        >
          {(control) => <textarea {...control} rows={4} />}
        </Field>
      </div>
      <div className="sm:col-span-2">
        <Field id="ask-email" name="email" label="Your e-mail" required error={errors.email}>
          {(control) => <input {...control} type="email" autoComplete="email" />}
        </Field>
      </div>
      <div className="grid gap-4 sm:col-span-2">
        {state.name === 'failed' && <Alert kind="alert">{state.error}</Alert>}
        <Button
          type="submit"
          look="ink"
          data-early=""
          aria-busy={state.name === 'sending' || undefined}
          className="justify-self-start max-sm:justify-self-stretch"
        >
          {state.name === 'sending' ? 'Sending...' : 'Ask for the part'}
        </Button>
      </div>
    </form>
  );
}

type State =
  | { name: 'idle' | 'sending' | 'sent' }
  | { name: 'failed'; error: string; fields: FieldErrors };

function useSending() {
  const [state, setState] = useState<State>({ name: 'idle' });
  const startedAt = useRef(Date.now());
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.name === 'sending') return;
    const form = event.currentTarget;
    const typed = Object.fromEntries(new FormData(form));
    setState({ name: 'sending' });
    const outcome = await sendPartEnquiry({ ...typed, 'started-at': startedAt.current });
    if (outcome.sent) return setState({ name: 'sent' });
    setState({ name: 'failed', error: outcome.error, fields: outcome.fields });
    const [first] = Object.keys(outcome.fields);
    form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }
  return { state, send };
}

/** A field that nobody sees: what stands in it was written by a robot. */
function Trap() {
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden opacity-0">
      <label>
        Leave this empty
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
