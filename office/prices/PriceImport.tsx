import type { InferResponseType } from 'hono/client';
import { formatPrice } from '../../catalogue/money.ts';
import { type Column, figureColumn } from '../../ui/Table.tsx';
import { api, useApiMutation } from '../app/api.ts';
import { navigate } from '../app/router.tsx';
import { useToast } from '../app/Toast.tsx';
import { pluralize } from '../order/order-texts.ts';
import { ImportPanel } from '../ui/ImportPanel.tsx';
import { PriceChangeBar } from './PriceTable.tsx';
import { pricesHref, useAddToDraft } from './prices-data.ts';

type Line = InferResponseType<typeof api.prices.import.$post, 200>['changes'][number];

/** Imports a price list from a spreadsheet into the draft. */
export function PriceImportPanel({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const preview = useApiMutation((text: string) => api.prices.import.$post({ json: { text } }), []);
  const add = useAddToDraft();
  const run = (lines: readonly Line[]) =>
    add.mutate(
      {
        origin: 'import',
        changes: lines.flatMap(({ productId, after }) => [
          { productId, field: 'price', value: after.price },
          { productId, field: 'originalPrice', value: after.originalPrice },
        ]),
      },
      {
        onSuccess: () => {
          toast.show({ text: `${pluralize(lines.length, 'price')} changed in the draft.` });
          onClose();
          navigate(pricesHref({ tab: 'changed', search: '', family: undefined }));
        },
      },
    );
  return (
    <ImportPanel
      title="Import a price list"
      preview={preview.data}
      error={preview.error ?? add.error}
      columns={columns}
      busy={add.isPending}
      verb="Draft"
      onChoose={(text) => {
        add.reset();
        preview.mutate(text);
      }}
      onApply={run}
      onClose={onClose}
    >
      Export the list and fill in New price or New was-price, including VAT. A dash in New was-price
      removes it. The changes go into the draft; nothing is live until you publish it.
    </ImportPanel>
  );
}

const formatWasPrice = (pence: number | null) => (pence === null ? 'none' : formatPrice(pence));

const columns: readonly Column<Line>[] = [
  figureColumn('Price inc VAT', 'line', ({ before, after }) =>
    before.price === after.price
      ? formatPrice(after.price)
      : `${formatPrice(before.price)} → ${formatPrice(after.price)}`,
  ),
  {
    head: 'Change',
    phone: 'top',
    cell: ({ before, after }) =>
      before.price !== after.price && <PriceChangeBar before={before.price} after={after.price} />,
  },
  figureColumn('Was', 'end', ({ before, after }) =>
    before.originalPrice === after.originalPrice
      ? ''
      : `${formatWasPrice(before.originalPrice)} → ${formatWasPrice(after.originalPrice)}`,
  ),
];
