import { type ReactNode, useId, useState } from 'react';
import { formatPrice, readPounds } from '../../catalogue/money.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Field } from '../../ui/Field.tsx';
import { FieldNote } from './FieldNote.tsx';
import { useDraftField } from './prices-data.ts';

/** A field of the draft: its product, its label, its value in the shop and in the draft. */
export type Given = {
  productId: string;
  field: string;
  label: string;
  live: unknown;
  /** Undefined if it is not in the draft. */
  drafted: unknown;
};

type Way = {
  show: (value: unknown) => string;
  /** Returns undefined if the text is not yet a valid value. */
  read: (text: string) => unknown;
  /** The error message, which says what to type instead. */
  wrong?: string;
};

const shown = (value: unknown) => String(value ?? '');

/** How a value is shown as text, and how typed text is read. */
const ways = {
  text: { show: shown, read: (text) => text.trim() },
  optional: { show: shown, read: (text) => text.trim() || null },
  lines: {
    show: (value) => (Array.isArray(value) ? value.join('\n') : ''),
    read: (text) =>
      text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
  },
  number: {
    show: shown,
    read: (text) => (/^\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : undefined),
    wrong: 'Enter a number.',
  },
  pounds: {
    show: (value) => (typeof value === 'number' ? formatPrice(value) : ''),
    read: (text) => readPounds(text),
    wrong: 'Enter pounds and pence, for example 18.50.',
  },
} as const satisfies Readonly<Record<string, Way>>;

type TextProps = Given & {
  as?: keyof typeof ways;
  rows?: number | undefined;
  hint?: string | undefined;
};

/** A text field that saves itself after each pause in typing. */
export function TextDraft({ as = 'text', rows, hint, ...given }: TextProps) {
  const { field, label, live, drafted } = given;
  const { show, read, wrong = '' }: Way = ways[as];
  const id = useId();
  const draft = useDraftField(given);
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => {
    setTyped(text);
    const value = read(text);
    if (value === undefined) return draft.cancel();
    draft.saveSoon(value);
  };
  const leave = async () => {
    if (typed === undefined) return;
    const value = read(typed);
    if (value === undefined) return draft.setError(wrong);
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
          const all = {
            ...control,
            value: typed ?? show(drafted === undefined ? live : drafted),
            'data-drafted': drafted !== undefined || undefined,
            'aria-invalid': draft.error !== '' || undefined,
            'aria-describedby':
              [draft.error || draft.conflict ? `${id}-note` : '', control['aria-describedby']]
                .filter(Boolean)
                .join(' ') || undefined,
            onChange: (event: { target: { value: string } }) => type(event.target.value),
            onBlur: leave,
          };
          return rows ? (
            <textarea {...all} rows={rows} />
          ) : (
            <input {...all} {...(isShort && { inputMode: 'decimal' })} />
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
export function usePressed<Value>(given: Given) {
  const draft = useDraftField(given);
  const [pressed, setPressed] = useState<Value>();
  const saved = (given.drafted === undefined ? given.live : given.drafted) as Value;
  const press = async (value: Value) => {
    setPressed(value);
    await draft.save(value);
    await draft.leave();
    setPressed(undefined);
  };
  return { draft, press, shown: pressed === undefined ? saved : pressed };
}

type SwitchProps = Given & { children?: ReactNode };

/** A checkbox that saves itself. */
export function Switch({ children, ...given }: SwitchProps) {
  const id = useId();
  const { draft, press, shown } = usePressed<boolean>(given);
  return (
    <div className="product-switch">
      <Checkbox
        label={given.label}
        checked={shown}
        aria-describedby={children ? `${id}-hint` : undefined}
        onChange={() => press(!shown)}
      />
      {children && <p id={`${id}-hint`}>{children}</p>}
      <FieldNote id={`${id}-note`} field={given.field} draft={draft} onKeepTheirs={() => {}} />
    </div>
  );
}
