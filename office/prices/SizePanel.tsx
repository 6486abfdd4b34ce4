import { useState } from 'react';
import { expectedMeasure, rangeMeasures, type SizeMeasure } from '../../catalogue/new-size.ts';
import { SlideOver } from '../../ui/SlideOver.tsx';
import { navigate } from '../app/router.tsx';
import { Form, TextField, useForm } from '../ui/form.tsx';
import { SubmitButton } from '../ui/Panel.tsx';
import { type ProductDetail, useAddSize } from './prices-data.ts';

type Range = NonNullable<ProductDetail['range']>;

const measureNames: Readonly<Record<SizeMeasure, string>> = {
  height: 'Height, m',
  width: 'Width, m',
  length: 'Length, m',
  closed: 'Closed length, m',
  weight: 'Weight, kg',
};

type Props = { productId: string; range: Range; onClose: () => void };

/** Adds a size to a range: the other sizes suggest its measures, which are checked against them. */
export function SizePanel({ productId, range, onClose }: Props) {
  const { title, sized, rows } = range;
  const add = useAddSize(productId);
  const largest = rows.at(-1);
  const [typed, setTyped] = useState<Partial<Record<SizeMeasure, string>>>({});
  const initial = { size: '', price: '', stock: '0', for: '', box: largest?.box || range.box };
  const none: Partial<Record<SizeMeasure, string>> = {};
  const form = useForm({ ...initial, ...none }, async (values) => {
    const { size, price, stock, box, for: use } = values;
    const measures = rangeMeasures(rows).map((measure) => [measure, figureOf(measure)]);
    const { id } = await add.mutateAsync({
      ...Object.fromEntries(measures),
      size: formatSize(size),
      price: formatTypedPrice(price),
      stock: stock.trim(),
      for: use.trim(),
      ...(box !== range.box && { box: box.trim() }),
    });
    onClose();
    navigate(`/products/${id}`);
  });
  const size = formatSize(form.values.size);
  const figureOf = (measure: SizeMeasure) =>
    (typed[measure] ?? expectedMeasure(rows, size, measure) ?? '').trim();
  return (
    <SlideOver
      title="Add a size"
      sub={title}
      onClose={onClose}
      foot={
        <SubmitButton form="add-size" disabled={form.sending}>
          Add to the draft
        </SubmitButton>
      }
    >
      <Form form={form} label="Add a size" id="add-size">
        <TextField
          form={form}
          name="size"
          label="Size"
          required
          hint={`Like the others: ${sized.replace('{size}', largest?.size ?? '')}`}
        />
        <div className="grid grid-cols-[repeat(auto-fill,minmax(120px,1fr))] items-end gap-3">
          {rangeMeasures(rows).map((measure) => (
            <TextField
              key={measure}
              form={{
                ...form,
                values: { ...form.values, [measure]: figureOf(measure) },
                set: (name, value) => {
                  if (name === measure) setTyped({ ...typed, [measure]: String(value) });
                },
              }}
              name={measure}
              label={measureNames[measure]}
              required
              input={{ inputMode: 'decimal' }}
            />
          ))}
        </div>
        <p className="label">
          Figures are estimated from the other sizes. Correct any that differ: its drawing, 3D model
          and data sheet are made from them.
        </p>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(120px,1fr))] items-end gap-3">
          <TextField
            form={form}
            name="price"
            label="Price inc VAT"
            required
            input={{ inputMode: 'decimal' }}
          />
          <TextField
            form={form}
            name="stock"
            label="In stock"
            required
            input={{ inputMode: 'numeric' }}
          />
        </div>
        <TextField
          form={form}
          name="for"
          label="What this size is for"
          hint="One sentence, shown first"
          required
          rows={2}
        />
        <TextField
          form={form}
          name="box"
          label="In the box"
          hint="Separated by commas"
          required
          rows={2}
        />
      </Form>
    </SlideOver>
  );
}

/** Formats '2x12' and '2×12' as the catalogue does: '2 × 12'. */
const formatSize = (typed: string) => typed.trim().replace(/\s*[x×]\s*/i, ' × ');

/** Formats '£380' as '380.00'; invalid text is left for the server to reject. */
function formatTypedPrice(typed: string): string {
  const plain = typed.replace(/[£,\s]/g, '');
  return /^\d{1,5}(\.\d{1,2})?$/.test(plain) ? Number(plain).toFixed(2) : plain;
}
