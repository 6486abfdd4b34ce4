import type { ReactNode } from 'react';

/** The props that a control inside a Field needs, so that its label, hint and error are read with it. */
type FieldControl = {
  id: string;
  name: string;
  required: boolean;
  className: string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
};

type Props = {
  id: string;
  name: string;
  label: string;
  required?: boolean;
  hint?: string;
  error?: string;
  children: (control: FieldControl) => ReactNode;
};

/** A label, its control, a hint and the error, linked for screen readers. */
export function Field({ id, name, label, required = false, hint, error, children }: Props) {
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-[560] text-14">
        {label}
        {!required && <span className="font-normal text-ink-3"> optional</span>}
      </label>
      {hint && (
        <p id={hintId} className="label">
          {hint}
        </p>
      )}
      {children({
        id,
        name,
        required,
        className: 'field',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy,
      })}
      {error && (
        <p id={errorId} className="font-[560] text-14 text-alert">
          {error}
        </p>
      )}
    </div>
  );
}
