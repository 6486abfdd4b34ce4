import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import { SlideOver } from '../../ui/SlideOver.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { pluralize } from '../order/order-texts.ts';
import { alertIcon } from './icons.ts';
import { ErrorState, Notice } from './states.tsx';

type ImportChange = { productId: string; name: string; sku: string; line: number };

type Preview<Line> = {
  changes: readonly Line[];
  errors: readonly { line: number; text: string }[];
  unchanged: number;
};

type Props<Line extends ImportChange> = {
  title: string;
  /** How the file is to be filled in. */
  children: ReactNode;
  preview: Preview<Line> | undefined;
  error: unknown;
  columns: readonly Column<Line>[];
  busy: boolean;
  /** The verb on the button, 'Apply' by default. */
  verb?: string;
  onChoose: (text: string) => void;
  onApply: (changes: readonly Line[]) => void;
  onClose: () => void;
};

/** Changes from a spreadsheet: every one is shown first, with the errors by line. */
export function ImportPanel<Line extends ImportChange>(props: Props<Line>) {
  const { title, children, preview, error, columns, busy, onChoose, onApply, onClose } = props;
  const id = useId();
  const changes = preview?.changes ?? [];
  return (
    <SlideOver
      title={title}
      onClose={onClose}
      foot={
        <Button
          look="signal"
          size="big"
          className="w-full"
          disabled={changes.length === 0 || busy}
          onClick={() => onApply(changes)}
        >
          {changes.length === 0
            ? 'Nothing to apply'
            : `${props.verb ?? 'Apply'} ${pluralize(changes.length, 'change')}`}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p className="text-ink-2">{children}</p>
        <div>
          <label htmlFor={id} className="field-label">
            CSV file
          </label>
          <input
            id={id}
            type="file"
            accept=".csv,text/csv"
            className="field"
            onChange={async (event) => {
              const file = event.target.files?.[0];
              if (file) onChoose(await file.text());
            }}
          />
        </div>
        {error ? <ErrorState error={error} safe="Nothing was changed." /> : null}
        {preview && <ImportResult preview={preview} columns={columns} />}
      </div>
    </SlideOver>
  );
}

type ImportResultProps<Line> = { preview: Preview<Line>; columns: readonly Column<Line>[] };

function ImportResult<Line extends ImportChange>({ preview, columns }: ImportResultProps<Line>) {
  const { changes, errors, unchanged } = preview;
  return (
    <>
      <p role="status">
        {pluralize(changes.length, 'change')}, {unchanged} unchanged or not filled in
        {errors.length > 0 && `, ${pluralize(errors.length, 'error')}`}. Nothing is applied yet.
      </p>
      {errors.length > 0 && (
        <Notice tone="alert" icon={alertIcon}>
          <strong>These lines will be skipped:</strong>
          <ul>
            {errors.map(({ line, text }) => (
              <li key={line}>
                Line {line}: {text}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {changes.length > 0 && (
        <Table
          caption="What would change"
          rows={changes}
          rowKey={({ productId }) => productId}
          columns={[productColumn, ...columns]}
        />
      )}
    </>
  );
}

const productColumn = {
  head: 'Product',
  phone: 'title',
  cell: ({ name, sku, line }: ImportChange) => (
    <>
      {name}
      <small>
        {sku}, line {line}
      </small>
    </>
  ),
} as const;
