import { useState } from 'react';
import { type Column, figureColumn } from '../../ui/Table.tsx';
import { api, useApiMutation } from '../app/api.ts';
import { useToast } from '../app/Toast.tsx';
import { pluralize } from '../order/order-texts.ts';
import { ImportPanel } from '../ui/ImportPanel.tsx';
import { type CountImportPreview, causeNames, formatSigned, useSaveCounts } from './stock-data.ts';

type Change = CountImportPreview['changes'][number];

/** Imports counts from a spreadsheet and applies the differences. */
export function CountImportPanel({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const [key, setKey] = useState('');
  const preview = useApiMutation((text: string) => api.stock.import.$post({ json: { text } }), []);
  const apply = useSaveCounts();
  const choose = (text: string) => {
    setKey(crypto.randomUUID());
    apply.reset();
    preview.mutate(text);
  };
  const run = (changes: readonly Change[]) =>
    apply.mutate(
      {
        key,
        counts: changes.map(({ productId, expected, counted, cause }) => ({
          ...{ productId, expected, counted, cause },
        })),
      },
      {
        onSuccess: () => {
          toast.show({ text: `Stock of ${pluralize(changes.length, 'product')} changed.` });
          onClose();
        },
      },
    );
  return (
    <ImportPanel
      title="Import counts"
      preview={preview.data}
      error={preview.error ?? apply.error}
      columns={columns}
      busy={apply.isPending}
      onChoose={choose}
      onApply={run}
      onClose={onClose}
    >
      Export the list, fill in Counted and, where it differs, Cause (damaged, lost, found, returned
      or miscounted). Leave On hand as it is: stock changes by the difference, so sales made
      meanwhile are kept.
    </ImportPanel>
  );
}

const columns: readonly Column<Change>[] = [
  figureColumn('Difference', 'top', ({ counted: found, expected }) =>
    formatSigned(found - expected),
  ),
  figureColumn('On hand', 'end', ({ onHand, after }) => `${onHand} → ${after}`),
  {
    head: 'Cause',
    phone: 'line',
    cell: ({ cause }) => causeNames[cause],
  },
];
