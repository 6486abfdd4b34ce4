type Props<Value extends string> = {
  name: string;
  label: string;
  hideLabel?: boolean;
  options: readonly { value: Value; text: string }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
};

/** A few choices side by side, of which one is selected. */
export function Segmented<Value extends string>(props: Props<Value>) {
  const { name, label, hideLabel = false, options, value, onChange } = props;
  return (
    <fieldset>
      <legend className={hideLabel ? 'sr-only' : 'field-label'}>{label}</legend>
      <div className="segmented">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
