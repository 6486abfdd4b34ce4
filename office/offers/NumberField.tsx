import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

type Props = {
  label: string;
  /** The name of the column: Enter moves to the same field of the row below, Shift Enter above. */
  name: string;
  /** The current value, formatted. */
  shown: string;
  read: (text: string) => number | undefined;
  onType: (value: number) => void;
  width: 'w-16' | 'w-20' | 'w-26' | 'w-full';
  whole?: boolean;
  id?: string;
};

/** A number in a row. Valid input takes effect at once; other input is discarded on blur. */
export function NumberField({ label, name, shown, read, onType, width, whole, id }: Props) {
  const [typed, setTyped] = useState<string>();
  // A colleague's newer value replaces what was typed here before.
  const isOwnChange = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the value is another
  useEffect(() => {
    if (!isOwnChange.current) setTyped(undefined);
    isOwnChange.current = false;
  }, [shown]);
  const isInvalid = typed !== undefined && read(typed) === undefined;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && typed !== undefined) {
      event.preventDefault();
      setTyped(undefined);
    }
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    adjacentField(event.currentTarget, event.shiftKey ? -1 : 1)?.select();
  };
  return (
    <input
      id={id}
      inputMode={whole ? 'numeric' : 'decimal'}
      autoComplete="off"
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      className={`field figure-field px-2 text-right ${width}`}
      data-field={name}
      value={typed ?? shown}
      onChange={(event) => {
        setTyped(event.target.value);
        const value = read(event.target.value);
        isOwnChange.current = value !== undefined;
        if (value !== undefined) onType(value);
      }}
      onFocus={(event) => event.target.select()}
      onBlur={() => setTyped(undefined)}
      onKeyDown={onKeyDown}
    />
  );
}

/** The field of the same column in the row below or above. */
export function adjacentField(field: HTMLInputElement, step: 1 | -1): HTMLInputElement | undefined {
  const column = [
    ...(field
      .closest('tbody')
      ?.querySelectorAll<HTMLInputElement>(`[data-field="${field.dataset.field}"]`) ?? []),
  ];
  return column[column.indexOf(field) + step];
}

/** Whole numbers from 1. */
export function readCount(text: string): number | undefined {
  const count = /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : 0;
  return count >= 1 ? count : undefined;
}

/** 10, 7.5 or 12%. */
export function readPercent(text: string): number | undefined {
  const plain = text.replace(/[\s%]/g, '');
  const percent = /^\d{1,3}(\.\d{1,2})?$/.test(plain) ? Number(plain) : 101;
  return percent <= 100 ? percent : undefined;
}
