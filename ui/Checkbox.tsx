import type { ComponentProps, ReactNode } from 'react';

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  /** Leaves the label to screen readers only, where a table's heading already shows it. */
  hideLabel?: boolean;
  /** Indeterminate: some of many are selected. */
  isIndeterminate?: boolean;
};

/** A checkbox with a label; both can be pressed. */
export function Checkbox({ label, hideLabel = false, isIndeterminate = false, ...rest }: Props) {
  return (
    <label className="checkbox">
      <input
        {...rest}
        type="checkbox"
        ref={(input) => {
          if (input) input.indeterminate = isIndeterminate;
        }}
      />
      <span className={hideLabel ? 'sr-only' : undefined}>{label}</span>
    </label>
  );
}
