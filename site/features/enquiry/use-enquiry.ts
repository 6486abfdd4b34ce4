import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as v from 'valibot';
import { type FieldErrors, fieldErrors } from '../../../contract/field-errors.ts';
import { useNavigationReset } from '../../../ui/use-navigation-reset.ts';
import { createRandomKey } from '../../random-key.ts';
import {
  queueIfOffline,
  removeQueued,
  sendEnquiry,
  subscribeToAnswer,
  waitForMinimumFillTime,
} from './send-enquiry.ts';

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

/** Why a form was rejected. */
type RejectedEnquiry = {
  readonly errors: FieldErrors;
  /** Sending failed, with the reason if known. */
  readonly failed?: { readonly reason?: string };
};

type EnquiryState = RejectedEnquiry & {
  readonly sending: boolean;
  /** Sent while offline: stored on this device, and later sent from there. */
  readonly kept?: 'waiting' | 'sent';
};

const idleState: EnquiryState = { sending: false, errors: {} };

/** A form that is validated in the browser, sent once and keeps its values. Spread `form` on a `<form>`. */
export function useEnquiry<Schema extends v.GenericSchema>(options: EnquiryOptions<Schema>) {
  const [state, setState] = useState(idleState);
  const [isHydrated, setIsHydrated] = useState(false);
  const running = useRef(false);
  const startedAt = useRef(0);
  const lastAttempt = useRef({ fields: '', attempt: '' });
  const lastQueuedAttempt = useRef('');

  const reset = useCallback(() => {
    running.current = false;
    setState(idleState);
  }, []);
  const onNavigate = useNavigationReset(reset);

  useEffect(() => {
    setIsHydrated(true);
    startedAt.current = Date.now();
  }, []);

  function showErrors(form: HTMLFormElement, rejected: RejectedEnquiry) {
    const shown = toVisibleErrors(form.elements, rejected);
    flushSync(() => setState({ ...idleState, ...shown }));
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
    if (!read.success) return showErrors(form, { errors: fieldErrors(read.issues) });
    running.current = true;
    setState({ ...idleState, sending: true });
    await waitForMinimumFillTime(startedAt.current);
    const fields = { ...(read.output as object), attempt: getAttemptKey(read.output) };
    const result = await sendEnquiry(options.path, fields);
    if (result.sent) {
      await removeQueued(lastQueuedAttempt.current);
      // The same fields again are the same attempt, which the server stores once.
      onNavigate();
      return options.onSent(read.output);
    }
    running.current = false;
    if (await queueIfOffline({ ...options, fields })) {
      setState({ ...idleState, kept: 'waiting' });
      // The corrected enquiry replaces the stored one. The same enquiry again has already overwritten it.
      if (lastQueuedAttempt.current !== fields.attempt) removeQueued(lastQueuedAttempt.current);
      lastQueuedAttempt.current = fields.attempt;
      subscribeToAnswer(fields.attempt, ({ key, state, reason }) => {
        if (key !== lastQueuedAttempt.current) return;
        // After it is sent, new input is a new enquiry; a rejected one is corrected.
        if (state === 'sent') lastQueuedAttempt.current = '';
        setState({
          ...idleState,
          ...(state === 'sent' ? { kept: state } : { failed: { reason } }),
        });
      });
      return;
    }
    showErrors(form, { errors: result.fields, failed: { reason: result.reason } });
  }

  /** The same fields again are the same attempt: the first request may have arrived without its response. */
  function getAttemptKey(output: unknown): string {
    const fields = JSON.stringify(output);
    if (lastAttempt.current.fields !== fields)
      lastAttempt.current = { fields, attempt: createRandomKey() };
    return lastAttempt.current.attempt;
  }

  function clearError({ target }: { target: EventTarget }) {
    const name = target instanceof Element ? (target.getAttribute('name') ?? '') : '';
    if (!(name in state.errors)) return;
    const { [name]: _cleared, ...errors } = state.errors;
    setState({ ...state, errors });
  }

  return {
    ...state,
    form: {
      method: 'post',
      action: options.path,
      noValidate: isHydrated,
      onSubmit: submit,
      onInput: clearError,
    },
  } as const;
}

/** A rejection as a form can show it: errors of hidden fields become part of the form's own message. */
export function toVisibleErrors(
  controls: Iterable<Pick<Element, 'getAttribute'>>,
  { errors, failed }: RejectedEnquiry,
): RejectedEnquiry {
  const seen = new Set(
    [...controls]
      .filter((control) => control.getAttribute('type') !== 'hidden')
      .map((control) => control.getAttribute('name')),
  );
  const all = Object.entries(errors);
  const marked = all.filter(([name]) => seen.has(name));
  const unseen = all.filter(([name]) => !seen.has(name)).map(([, sentence]) => sentence);
  if (unseen.length === 0) return { errors, failed };
  // If no field is marked, the reason that points to marked fields is left out.
  const reasons = [marked.length > 0 ? failed?.reason : undefined, ...unseen];
  return {
    errors: Object.fromEntries(marked),
    failed: { reason: reasons.filter(Boolean).join(' ') },
  };
}
