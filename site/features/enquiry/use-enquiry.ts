import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as v from 'valibot';
import { fieldErrors } from '../../../contract/field-errors.ts';
import { useLeaving } from '../../../ui/use-leaving.ts';
import { newKey } from '../../new-key.ts';
import {
  forgetKept,
  keptWithoutSignal,
  longEnough,
  sendEnquiry,
  whenAnswered,
} from './send-enquiry.ts';
import { type RejectedEnquiry, shownIn } from './shown-in.ts';

type EnquiryOptions<Schema extends v.GenericSchema> = {
  /** The endpoint: one of `apiPaths`. */
  path: string;
  /** The visitor's name for it: 'Your quote request'. */
  what: string;
  schema: Schema;
  onSent: (fields: v.InferOutput<Schema>) => void;
  /** Sent along with the fields. */
  more?: () => object;
};

type EnquiryState = RejectedEnquiry & {
  readonly sending: boolean;
  /** Sent while offline: stored on this device, and later sent from there. */
  readonly kept?: 'waiting' | 'sent';
};

const still: EnquiryState = { sending: false, errors: {} };

/** A form that is validated in the browser, sent once and keeps its values. Spread `form` on a `<form>`. */
export function useEnquiry<Schema extends v.GenericSchema>(options: EnquiryOptions<Schema>) {
  const [state, setState] = useState(still);
  const [awake, setAwake] = useState(false);
  const running = useRef(false);
  const startedAt = useRef(0);
  const lastTry = useRef({ fields: '', attempt: '' });
  const lastKept = useRef('');

  const rest = useCallback(() => {
    running.current = false;
    setState(still);
  }, []);
  const leave = useLeaving(rest);

  useEffect(() => {
    setAwake(true);
    startedAt.current = Date.now();
  }, []);

  function complain(form: HTMLFormElement, rejected: RejectedEnquiry) {
    const shown = shownIn(form.elements, rejected);
    flushSync(() => setState({ ...still, ...shown }));
    const wrong = [...form.elements].find(
      (element) => (element.getAttribute('name') ?? '') in shown.errors,
    );
    if (wrong instanceof HTMLElement) wrong.focus();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (running.current) return;
    const form = event.currentTarget;
    const typed = Object.fromEntries(new FormData(form));
    const read = v.safeParse(options.schema, {
      ...typed,
      ...options.more?.(),
      'started-at': startedAt.current,
    });
    if (!read.success) return complain(form, { errors: fieldErrors(read.issues) });
    running.current = true;
    setState({ ...still, sending: true });
    await longEnough(startedAt.current);
    const fields = { ...(read.output as object), attempt: attemptFor(read.output) };
    const result = await sendEnquiry(options.path, fields);
    if (result.sent) {
      await forgetKept(lastKept.current);
      // The same fields again are the same attempt, which the server stores once.
      leave();
      return options.onSent(read.output);
    }
    running.current = false;
    if (await keptWithoutSignal({ ...options, fields })) {
      setState({ ...still, kept: 'waiting' });
      // The corrected enquiry replaces the stored one. The same enquiry again has already overwritten it.
      if (lastKept.current !== fields.attempt) forgetKept(lastKept.current);
      lastKept.current = fields.attempt;
      whenAnswered(fields.attempt, ({ key, state, reason }) => {
        if (key !== lastKept.current) return;
        // After it is sent, new input is a new enquiry; a rejected one is corrected.
        if (state === 'sent') lastKept.current = '';
        setState({ ...still, ...(state === 'sent' ? { kept: state } : { failed: { reason } }) });
      });
      return;
    }
    complain(form, { errors: result.fields, failed: { reason: result.reason } });
  }

  /** The same fields again are the same attempt: the first request may have arrived without its response. */
  function attemptFor(output: unknown): string {
    const fields = JSON.stringify(output);
    if (lastTry.current.fields !== fields) lastTry.current = { fields, attempt: newKey() };
    return lastTry.current.attempt;
  }

  function forgetError({ target }: { target: EventTarget }) {
    const name = target instanceof Element ? (target.getAttribute('name') ?? '') : '';
    if (!(name in state.errors)) return;
    const { [name]: _mended, ...errors } = state.errors;
    setState({ ...state, errors });
  }

  return {
    ...state,
    form: {
      method: 'post',
      action: options.path,
      noValidate: awake,
      onSubmit: submit,
      onInput: forgetError,
    },
  } as const;
}
