import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { Checkbox } from './Checkbox.tsx';

export type Column<Row> = {
  /** For a head that is not text. */
  key?: string;
  head: ReactNode;
  /** `isMain` if the row has the screen's yellow button. */
  cell: (row: Row, isMain: boolean) => ReactNode;
  align?: 'end';
  /** A class that sets the width. */
  width?: string;
  /** Its place on a phone, where each row is two or three lines. */
  phone?: 'title' | 'top' | 'line' | 'end' | 'hide';
};

/** A column of figures, aligned at the end. */
export function figureColumn<Row>(
  head: string,
  phone: NonNullable<Column<Row>['phone']>,
  cell: (row: Row) => ReactNode,
): Column<Row> {
  return { head, align: 'end', phone, cell };
}

const getColumnKey = <Row,>({ key, head }: Column<Row>) => key ?? String(head);

type Selection<Row> = {
  selected: ReadonlySet<string>;
  onSelect: (keys: ReadonlySet<string>) => void;
  /** Names a row's checkbox: 'Select RM-000402'. */
  label: (row: Row) => string;
};

type Props<Row> = {
  /** Read out, not shown. */
  caption: string;
  /** Must be the same array on every render, so that unchanged rows are not rendered again. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The row that the keyboard has reached. */
  chosen?: string | undefined;
  selection?: Selection<Row> | undefined;
  foot?: ReactNode;
};

/** A ruled table. The column marked `title` names its row; on a phone rows become lines. */
export function Table<Row>(props: Props<Row>) {
  const { caption, columns, rows, rowKey, chosen, selection, foot } = props;
  const keys = rows.map(rowKey);
  // While rows are selected, the bar has the yellow button.
  const main = selection && selection.selected.size > 0 ? undefined : chosen;
  const latest = useRef({ keys, selection });
  useEffect(() => {
    latest.current = { keys, selection };
  });
  // One function for all renders, so that ticking a row does not render the others.
  const [toggle] = useState(() => (key: string, withShift: boolean) => {
    const { keys, selection } = latest.current;
    selection?.onSelect(toggleSelection(selection.selected, key, withShift ? keys : []));
  });
  return (
    <table className="data-table" data-walked={chosen !== undefined || undefined}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {selection && <SelectAll keys={keys} {...selection} />}
          {columns.map((column) => (
            <th
              key={getColumnKey(column)}
              scope="col"
              data-align={column.align}
              className={column.width}
            >
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const key = rowKey(row);
          return (
            <TableRow
              key={key}
              id={key}
              row={row}
              columns={columns}
              isChosen={key === chosen}
              isMain={key === main}
              isSelected={selection?.selected.has(key) ?? false}
              label={selection?.label(row)}
              onToggle={toggle}
            />
          );
        })}
      </tbody>
      {foot && <tfoot>{foot}</tfoot>}
    </table>
  );
}

type RowProps<Row> = Pick<Props<Row>, 'columns'> & {
  id: string;
  row: Row;
  isChosen: boolean;
  isMain: boolean;
  isSelected: boolean;
  /** The label of its checkbox, if rows can be selected. */
  label: string | undefined;
  onToggle: (key: string, withShift: boolean) => void;
};

function PlainRow<Row>(props: RowProps<Row>) {
  const { id, row, columns, isChosen, isMain, isSelected, label, onToggle } = props;
  const withShift = useRef(false);
  return (
    <tr
      data-row={id}
      data-selected={isSelected || undefined}
      aria-current={isChosen ? 'true' : undefined}
    >
      {label !== undefined && (
        <td data-select="">
          <Checkbox
            label={label}
            hideLabel
            checked={isSelected}
            onClick={(event) => {
              withShift.current = event.shiftKey;
            }}
            onChange={() => onToggle(id, withShift.current)}
          />
        </td>
      )}
      {columns.map((column) => {
        const { cell, align, phone = 'line' } = column;
        const Cell = phone === 'title' ? 'th' : 'td';
        const scope = phone === 'title' ? 'row' : undefined;
        return (
          <Cell key={getColumnKey(column)} scope={scope} data-align={align} data-phone={phone}>
            {cell(row, isMain)}
          </Cell>
        );
      })}
    </tr>
  );
}

const TableRow = memo(PlainRow) as typeof PlainRow;

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
        isIndeterminate={count > 0 && !all}
        onChange={() => onSelect(new Set(all ? [] : keys))}
      />
    </th>
  );
}

/** Adds or removes one row; with `run`, adds all rows from the nearest selected row above. */
export function toggleSelection(
  selected: ReadonlySet<string>,
  key: string,
  rowRange: readonly string[] = [],
): ReadonlySet<string> {
  const next = new Set(selected);
  if (next.delete(key)) return next;
  const end = rowRange.indexOf(key);
  const start = rowRange.slice(0, Math.max(end, 0)).findLastIndex((each) => selected.has(each));
  for (const each of start < 0 ? [key] : rowRange.slice(start, end + 1)) next.add(each);
  return next;
}
