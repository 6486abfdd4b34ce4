import { type ReactNode, useRef } from 'react';
import { Checkbox } from './Checkbox.tsx';

export type Column<Row> = {
  key: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'end';
  /** A class that sets the width. */
  width?: string;
  /** Where it stands on a phone, where each row is two or three lines. */
  phone?: 'title' | 'top' | 'line' | 'end' | 'hide';
};

type Selection<Row> = {
  selected: ReadonlySet<string>;
  onSelect: (keys: ReadonlySet<string>) => void;
  /** Names a row's checkbox: 'Select RM-000402'. */
  label: (row: Row) => string;
};

type Props<Row> = {
  /** Read out, not shown. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The row that the keyboard is at. */
  chosen?: string | undefined;
  selection?: Selection<Row> | undefined;
  foot?: ReactNode;
};

/** A ruled table. The column marked `title` names its row; on a phone rows become lines. */
export function Table<Row>(props: Props<Row>) {
  const { caption, columns, rows, rowKey, chosen, selection, foot } = props;
  const keys = rows.map(rowKey);
  return (
    <table className="data-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {selection && <SelectAll keys={keys} {...selection} />}
          {columns.map(({ key, head, align, width }) => (
            <th key={key} scope="col" data-align={align} className={width}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const key = rowKey(row);
          return (
            <tr
              key={key}
              data-row={key}
              data-selected={selection?.selected.has(key) || undefined}
              aria-current={key === chosen ? 'true' : undefined}
            >
              {selection && <SelectRow row={row} rowKey={key} keys={keys} {...selection} />}
              {columns.map(({ key, cell, align, phone = 'line' }) => {
                const Cell = phone === 'title' ? 'th' : 'td';
                const scope = phone === 'title' ? 'row' : undefined;
                return (
                  <Cell key={key} scope={scope} data-align={align} data-phone={phone}>
                    {cell(row)}
                  </Cell>
                );
              })}
            </tr>
          );
        })}
      </tbody>
      {foot && <tfoot>{foot}</tfoot>}
    </table>
  );
}

function SelectAll<Row>({
  keys,
  selected,
  onSelect,
}: Selection<Row> & { keys: readonly string[] }) {
  const count = keys.filter((key) => selected.has(key)).length;
  const all = count > 0 && count === keys.length;
  return (
    <th scope="col" data-select="">
      <Checkbox
        label="Select all rows"
        hideLabel
        checked={all}
        some={count > 0 && !all}
        onChange={() => onSelect(new Set(all ? [] : keys))}
      />
    </th>
  );
}

type SelectRowProps<Row> = Selection<Row> & { row: Row; rowKey: string; keys: readonly string[] };

function SelectRow<Row>({ row, rowKey, keys, selected, onSelect, label }: SelectRowProps<Row>) {
  const withShift = useRef(false);
  return (
    <td data-select="">
      <Checkbox
        label={label(row)}
        hideLabel
        checked={selected.has(rowKey)}
        onClick={(event) => {
          withShift.current = event.shiftKey;
        }}
        onChange={() => onSelect(toggled(selected, rowKey, withShift.current ? keys : []))}
      />
    </td>
  );
}

/** The selection with one more or fewer; within `run`, all from the nearest selected row above. */
export function toggled(
  selected: ReadonlySet<string>,
  key: string,
  run: readonly string[] = [],
): ReadonlySet<string> {
  const next = new Set(selected);
  if (next.delete(key)) return next;
  const end = run.indexOf(key);
  const start = run.slice(0, Math.max(end, 0)).findLastIndex((each) => selected.has(each));
  for (const each of start < 0 ? [key] : run.slice(start, end + 1)) next.add(each);
  return next;
}
