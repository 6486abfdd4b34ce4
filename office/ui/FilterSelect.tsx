import { toIsoDay } from '../../contract/uk-time.ts';

type Props<Value extends string> = {
  label: string;
  value: Value | undefined;
  /** The text if nothing is chosen: 'Any delivery'. */
  none?: string;
  choices: readonly (readonly [value: Value, name: string])[];
  onChoose: (value: Value | undefined) => void;
};

/** A filter of a list by one of a few values. */
export function FilterSelect<Value extends string>({
  label,
  value,
  none,
  choices,
  onChoose,
}: Props<Value>) {
  return (
    <select
      aria-label={label}
      className="field w-auto font-[540] data-set:border-ink"
      data-set={(none && value !== undefined) || undefined}
      value={value ?? ''}
      onChange={(event) => {
        const [chosen] = choices.find(([each]) => each === event.target.value) ?? [];
        onChoose(chosen);
      }}
    >
      {none && <option value="">{none}</option>}
      {choices.map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </select>
  );
}

type DaysProps = {
  days: '1' | '7' | '30' | undefined;
  from: string | undefined;
  to: string | undefined;
  onChoose: (range: Pick<DaysProps, 'days' | 'from' | 'to'>) => void;
};

const datePresets = [
  ['1', 'Today'],
  ['7', 'Last 7 days'],
  ['30', 'Last 30 days'],
  ['dates', 'From … to'],
] as const;

/** A filter by days: up to today, or from one to another. */
export function DateRangeFilter({ days, from, to, onChoose }: DaysProps) {
  const isCustomRange = from !== undefined || to !== undefined;
  const none = { days: undefined, from: undefined, to: undefined };
  return (
    <>
      <FilterSelect
        label="Days"
        none="Any day"
        value={isCustomRange ? 'dates' : days}
        choices={datePresets}
        onChoose={(preset) =>
          onChoose(
            preset === 'dates'
              ? { ...none, from: toIsoDay(new Date()) }
              : { ...none, days: preset },
          )
        }
      />
      {isCustomRange &&
        (['from', 'to'] as const).map((end) => (
          <input
            key={end}
            type="date"
            aria-label={end === 'from' ? 'First day' : 'Last day'}
            className="field w-auto font-[540] data-set:border-ink"
            value={{ from, to }[end] ?? ''}
            onChange={(event) =>
              onChoose({ ...none, from, to, [end]: event.target.value || undefined })
            }
          />
        ))}
    </>
  );
}
