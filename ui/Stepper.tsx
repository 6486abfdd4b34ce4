import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from './Icon.tsx';

type Props = {
  /** Names the field and both buttons: 'Quantity of Folding Tower'. */
  label: string;
  value: number;
  /** 0 if going below 1 removes the line, 1 if it cannot be removed. */
  min: 0 | 1;
  max: number;
  /** Also called with more than `max`: the cart then caps the quantity and shows a message. */
  onChange: (quantity: number) => void;
  className?: string;
};

const button =
  'grid min-h-11 place-items-center aria-disabled:cursor-not-allowed aria-disabled:text-line-2';

const inputClass =
  'h-full min-h-11 w-full bg-transparent text-center text-18 [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none';

/** A number field between a button for one fewer and a button for one more. */
export function Stepper({ label, value, min, max, onChange, className = '' }: Props) {
  // The text of the field while it is not a valid quantity: empty, 0, or above `max`.
  const [draft, setDraft] = useState<string>();

  function type({ target }: { target: HTMLInputElement }) {
    const quantity = target.valueAsNumber;
    const isWhole = Number.isInteger(quantity) && quantity >= 1;
    setDraft(isWhole && quantity <= max ? undefined : target.value);
    if (isWhole) onChange(quantity);
  }

  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on waking
  useLayoutEffect(() => {
    const target = field.current;
    // A quantity typed before hydration is the one that the visitor wants.
    if (!target || target.valueAsNumber === value) return;
    type({ target });
    if (target === document.activeElement) return;
    setDraft(undefined);
    // If no quantity was typed, React does not update the field.
    target.value = String(value);
  }, []);

  function commitDraft() {
    if (min === 0 && draft && Number(draft) === 0) onChange(0);
    setDraft(undefined);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // The line may be removed and focus move on: the same key press must not activate the next element.
    event.preventDefault();
    commitDraft();
  }

  // Buttons at their limit are not disabled, because that would lose the keyboard focus. The plus button
  // still calls onChange, so that the cart can say why there are no more.
  const isAtMin = value <= min;
  return (
    <div
      className={`grid grid-cols-[44px_1fr_44px] items-stretch rounded-control border border-ink bg-plate ${className}`}
    >
      <button
        type="button"
        data-early=""
        aria-label={min === 0 && value === 1 ? `${label}: remove` : `${label}: one fewer`}
        aria-disabled={isAtMin || undefined}
        onClick={() => !isAtMin && onChange(value - 1)}
        className={button}
      >
        <Icon name="minus" small />
      </button>
      <input
        ref={field}
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={min}
        max={max}
        step={1}
        value={draft ?? value}
        onChange={type}
        onBlur={commitDraft}
        onKeyDown={handleKeyDown}
        className={`figure ${inputClass}`}
      />
      <button
        type="button"
        data-early=""
        aria-label={`${label}: one more`}
        onClick={() => onChange(value + 1)}
        className={`${button} ${value >= max ? 'text-line-2' : ''}`}
      >
        <Icon name="plus" small />
      </button>
    </div>
  );
}
