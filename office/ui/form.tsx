import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Field } from '../../ui/Field.tsx';
import { RequestError } from '../app/api.ts';
import { ErrorState } from './states.tsx';

type Values = Readonly<Record<string, unknown>>;

/** The first error of each field after a 422 response; empty for other errors. */
export function getFieldErrors(error: unknown): Readonly<Record<string, string>> {
  const fields =
    error instanceof RequestError && error.status === 422 ? error.body.fields : undefined;
  return Object.fromEntries(
    Object.entries(fields ?? {}).flatMap(([name, [first]]) => (first ? [[name, first]] : [])),
  );
}

/** The record as it is now, if someone else has changed it; shown by a ConflictState. */
export function getConflict(error: unknown): unknown {
  return error instanceof RequestError && error.status === 409 ? error.body.current : undefined;
}

/** A form's values and their submission. Typed values stay, whatever the response. */
export function useForm<Given extends Values>(initial: Given, send: (values: Given) => unknown) {
  const [values, setValues] = useState(initial);
  const [error, setError] = useState<unknown>();
  const [rejections, setRejections] = useState(0);
  const [sending, setSending] = useState(false);
  const isSubmitting = useRef(false);
  const errors = getFieldErrors(error);
  return {
    values,
    errors: errors as { readonly [Name in keyof Given]?: string },
    /** An error that belongs to no field. */
    error: Object.keys(errors).length > 0 ? undefined : error,
    sending,
    /** How many times submitting has failed. */
    rejections,
    set: <Name extends keyof Given>(name: Name, value: Given[Name]) =>
      setValues((before) => ({ ...before, [name]: value })),
    reset: (to: Given) => {
      setValues(to);
      setError(undefined);
    },
    submit: async () => {
      if (isSubmitting.current) return;
      isSubmitting.current = true;
      setSending(true);
      setError(undefined);
      try {
        await send(values);
      } catch (reason) {
        setError(reason);
        setRejections((times) => times + 1);
      } finally {
        isSubmitting.current = false;
        setSending(false);
      }
    },
  };
}

export type FormState<Given extends Values> = ReturnType<typeof useForm<Given>>;

// biome-ignore lint/suspicious/noExplicitAny: a form of whatever values
type AnyForm = FormState<any>;

type FormProps = { form: AnyForm; label: string; safe?: string; children: ReactNode; id?: string };

/** A form that Ctrl Enter submits, and that focuses the first invalid field. */
export function Form({ form, label, safe, children, id }: FormProps) {
  const submitOnCtrlEnter = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  };
  const element = useRef<HTMLFormElement>(null);
  const { rejections } = form;
  useEffect(() => {
    if (rejections > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [rejections]);
  return (
    <form
      ref={element}
      id={id}
      aria-label={label}
      noValidate
      className="grid gap-4"
      onKeyDown={submitOnCtrlEnter}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      {children}
      {form.error !== undefined && !getConflict(form.error) && (
        <ErrorState error={form.error} safe={safe ?? 'What you typed is kept.'} />
      )}
    </form>
  );
}

type TextFieldProps<Name> = {
  name: Name;
  label: string;
  hint?: string;
  required?: boolean;
  /** The number of lines; a single-line input without it. */
  rows?: number;
  input?: Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'id' | 'name'>;
};

/** A text field of a form, with its label, hint and error. */
export function TextField<Given extends Values, Name extends keyof Given & string>(
  props: TextFieldProps<Name> & { form: FormState<Given> },
) {
  const { form, name, label, hint, required, rows, input } = props;
  const id = useId();
  const value = String(form.values[name] ?? '');
  const set = (text: string) => form.set(name, text as Given[Name]);
  return (
    <Field
      id={id}
      name={name}
      label={label}
      hint={hint}
      required={required}
      error={form.errors[name]}
    >
      {({ required: _, ...control }) =>
        rows ? (
          <textarea
            {...control}
            rows={rows}
            value={value}
            onChange={(event) => set(event.target.value)}
          />
        ) : (
          <input
            {...input}
            {...control}
            value={value}
            onChange={(event) => set(event.target.value)}
          />
        )
      }
    </Field>
  );
}

type ReasonProps<Reason extends string> = {
  id: string;
  form: Pick<FormState<{ reason: Reason | '' }>, 'values' | 'errors'> & {
    set: (name: 'reason', value: Reason) => void;
  };
  reasons: readonly Reason[];
  names: Readonly<Record<Reason, string>>;
};

/** A reason chosen from a list. */
export function ReasonField<Reason extends string>(props: ReasonProps<Reason>) {
  const { id, form, reasons, names } = props;
  return (
    <Field id={id} name="reason" label="Reason" required error={form.errors.reason}>
      {({ required: _, ...control }) => (
        <select
          {...control}
          value={form.values.reason}
          onChange={(event) => form.set('reason', event.target.value as Reason)}
        >
          <option value="">Choose a reason</option>
          {reasons.map((reason) => (
            <option key={reason} value={reason}>
              {names[reason]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
