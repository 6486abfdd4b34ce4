import type { ComponentProps, ReactNode } from 'react';

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  /** For screen readers only, where a table's head says it already. */
  hideLabel?: boolean;
  /** Neither ticked nor empty: some of many. */
  some?: boolean;
};

/** A box to tick, with its words; both can be pressed. */
export function Checkbox({ label, hideLabel = false, some = false, ...rest }: Props) {
  return (
    <label className="checkbox">
      <input
        {...rest}
        type="checkbox"
        ref={(input) => {
          if (input) input.indeterminate = some;
        }}
      />
      <span className={hideLabel ? 'sr-only' : undefined}>{label}</span>
    </label>
  );
}
