import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from './Icon.tsx';

type Props = {
  /** Names the field and both buttons: 'Quantity of Folding Tower'. */
  label: string;
  value: number;
  /** 0 where going below 1 removes the line, 1 where it cannot. */
  min: 0 | 1;
  max: number;
  /** Called with more than `max` when more is asked for: the cart caps it and says so. */
  onChange: (quantity: number) => void;
  className?: string;
};

const button =
  'grid min-h-11 place-items-center aria-disabled:cursor-not-allowed aria-disabled:text-line-2';

const bare =
  'h-full min-h-11 w-full bg-transparent text-center text-18 [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none';

/** A number between two buttons: typed, or one more and one fewer. */
export function Stepper({ label, value, min, max, onChange, className = '' }: Props) {
  // What stands in the field while it is typed and no quantity to be had: empty, a 0, or too many.
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
    // What was typed before this woke is what the visitor wants.
    if (!target || target.valueAsNumber === value) return;
    type({ target });
    if (target === document.activeElement) return;
    setDraft(undefined);
    // Where no quantity was typed, nothing is drawn anew.
    target.value = String(value);
  }, []);

  function leave() {
    if (min === 0 && draft && Number(draft) === 0) onChange(0);
    setDraft(undefined);
  }

  function enter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // The line may go and focus move on: the same press must not work what it moves to.
    event.preventDefault();
    leave();
  }

  // No button is disabled at its end: that would drop the keyboard's place. One more still answers, with why not.
  const atFloor = value <= min;
  return (
    <div
      className={`grid grid-cols-[44px_1fr_44px] items-stretch rounded-control border border-ink bg-plate ${className}`}
    >
      <button
        type="button"
        data-early=""
        aria-label={min === 0 && value === 1 ? `${label}: remove` : `${label}: one fewer`}
        aria-disabled={atFloor || undefined}
        onClick={() => !atFloor && onChange(value - 1)}
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
        onBlur={leave}
        onKeyDown={enter}
        className={`figure ${bare}`}
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
