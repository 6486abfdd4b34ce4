import { type ReactNode, useId, useState } from 'react';
import { formatPrice, parsePounds } from '../../catalogue/money.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Field } from '../../ui/Field.tsx';
import { FieldNote } from './FieldNote.tsx';
import { useDraftField } from './prices-data.ts';

/** A field of the draft: its product, its label, its value in the shop and in the draft. */
export type DraftFieldProps = {
  productId: string;
  field: string;
  label: string;
  live: unknown;
  /** Undefined if it is not in the draft. */
  drafted: unknown;
};

type FieldFormat = {
  show: (value: unknown) => string;
  /** Returns undefined if the text is not yet a valid value. */
  read: (text: string) => unknown;
  /** The error message, which says what to type instead. */
  errorMessage?: string;
};

const toText = (value: unknown) => String(value ?? '');

/** How a value is shown as text, and how typed text is read. */
const fieldFormats = {
  text: { show: toText, read: (text) => text.trim() },
  optional: { show: toText, read: (text) => text.trim() || null },
  lines: {
    show: (value) => (Array.isArray(value) ? value.join('\n') : ''),
    read: (text) =>
      text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
  },
  number: {
    show: toText,
    read: (text) => (/^\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : undefined),
    errorMessage: 'Enter a number.',
  },
  pounds: {
    show: (value) => (typeof value === 'number' ? formatPrice(value) : ''),
    read: (text) => parsePounds(text),
    errorMessage: 'Enter pounds and pence, for example 18.50.',
  },
} as const satisfies Readonly<Record<string, FieldFormat>>;

type TextProps = DraftFieldProps & {
  as?: keyof typeof fieldFormats;
  rows?: number | undefined;
  hint?: string | undefined;
};

/** A text field that saves itself after each pause in typing. */
export function DraftTextField({ as = 'text', rows, hint, ...given }: TextProps) {
  const { field, label, live, drafted } = given;
  const { show, read, errorMessage = '' }: FieldFormat = fieldFormats[as];
  const id = useId();
  const draft = useDraftField(given);
  const [typed, setTyped] = useState<string>();
  const onInput = (text: string) => {
    setTyped(text);
    const value = read(text);
    if (value === undefined) return draft.cancel();
    draft.saveSoon(value);
  };
  const onBlur = async () => {
    if (typed === undefined) return;
    const value = read(typed);
    if (value === undefined) return draft.setError(errorMessage);
    if (await draft.save(value)) {
      await draft.leave();
      setTyped(undefined);
    }
  };
  const isShort = as === 'number' || as === 'pounds';
  return (
    <div>
      <Field id={id} name={field} label={label} required {...(hint && { hint })}>
        {({ required: _, ...control }) => {
          const controlProps = {
            ...control,
            value: typed ?? show(drafted === undefined ? live : drafted),
            'data-drafted': drafted !== undefined || undefined,
            'aria-invalid': draft.error !== '' || undefined,
            'aria-describedby':
              [draft.error || draft.conflict ? `${id}-note` : '', control['aria-describedby']]
                .filter(Boolean)
                .join(' ') || undefined,
            onChange: (event: { target: { value: string } }) => onInput(event.target.value),
            onBlur,
          };
          return rows ? (
            <textarea {...controlProps} rows={rows} />
          ) : (
            <input {...controlProps} {...(isShort && { inputMode: 'decimal' })} />
          );
        }}
      </Field>
      <FieldNote
        id={`${id}-note`}
        field={field}
        draft={draft}
        onKeepTheirs={() => setTyped(undefined)}
      />
    </div>
  );
}

/** A value that is shown and saved at once when it is pressed. */
export function useInstantDraftField<Value>(given: DraftFieldProps) {
  const draft = useDraftField(given);
  const [pressed, setPressed] = useState<Value>();
  const saved = (given.drafted === undefined ? given.live : given.drafted) as Value;
  const saveValue = async (value: Value) => {
    setPressed(value);
    await draft.save(value);
    await draft.leave();
    setPressed(undefined);
  };
  return { draft, saveValue, shown: pressed === undefined ? saved : pressed };
}

type SwitchProps = DraftFieldProps & { children?: ReactNode };

/** A checkbox that saves itself. */
export function DraftSwitch({ children, ...given }: SwitchProps) {
  const id = useId();
  const { draft, saveValue, shown } = useInstantDraftField<boolean>(given);
  return (
    <div className="mt-2 border-line border-t pt-2">
      <Checkbox
        label={given.label}
        checked={shown}
        aria-describedby={children ? `${id}-hint` : undefined}
        onChange={() => saveValue(!shown)}
      />
      {children && (
        <p id={`${id}-hint`} className="pl-8 text-13 text-ink-2">
          {children}
        </p>
      )}
      <FieldNote id={`${id}-note`} field={given.field} draft={draft} onKeepTheirs={() => {}} />
    </div>
  );
}
