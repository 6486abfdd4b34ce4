import { useId, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { SlideOver } from '../../ui/SlideOver.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { api, useApiQuery } from '../app/api.ts';
import { firstFound } from '../app/first-found.ts';
import { useToast } from '../app/Toast.tsx';
import { pluralize } from '../order/order-texts.ts';
import { Form, TextField, useForm } from '../ui/form.tsx';
import { SubmitButton } from '../ui/Panel.tsx';
import { pluralizePeople, useProductStock, useReceiveDelivery } from './stock-data.ts';

type Line = { productId: string; name: string; quantity: number };

type Props = {
  first?: { id: string; name: string; waiting: number } | undefined;
  onClose: () => void;
  onDone?: () => void;
};

/** Books in a delivery: shows who will be emailed, and which short order gets its goods first. */
export function DeliveryPanel({ first, onClose, onDone }: Props) {
  const toast = useToast();
  const [key] = useState(() => crypto.randomUUID());
  const [lines, setLines] = useState<readonly Line[]>(
    first ? [{ productId: first.id, name: first.name, quantity: Math.max(1, first.waiting) }] : [],
  );
  const { mutateAsync } = useReceiveDelivery();
  const total = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const [empty] = useState({ note: '' });
  const form = useForm(empty, async ({ note }) => {
    const { told: emailedCount, filled } = await mutateAsync({
      key,
      note,
      lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
    });
    const orders = [...new Set(filled.map(({ reference }) => reference))];
    const messageParts = [
      `${pluralize(total, 'item')} received.`,
      orders.length > 0 && `Reserved first for ${orders.join(', ')}.`,
      emailedCount > 0 && `${pluralizePeople(emailedCount)} told by email.`,
    ];
    toast.show({ text: messageParts.filter(Boolean).join(' ') });
    (onDone ?? onClose)();
  });
  const add = (product: { id: string; name: string }) =>
    setLines((before) =>
      before.some(({ productId }) => productId === product.id)
        ? before.map((line) =>
            line.productId === product.id ? { ...line, quantity: line.quantity + 1 } : line,
          )
        : [...before, { productId: product.id, name: product.name, quantity: 1 }],
    );
  const setQuantity = (productId: string, quantity: number) =>
    setLines((before) =>
      before.flatMap((line) => {
        if (line.productId !== productId) return [line];
        return quantity > 0 ? [{ ...line, quantity }] : [];
      }),
    );
  return (
    <SlideOver
      title="Receive a delivery"
      onClose={onClose}
      foot={
        <SubmitButton
          form="delivery"
          disabled={lines.length === 0}
          aria-busy={form.sending || undefined}
        >
          {lines.length === 0 ? 'Choose what arrived' : `Receive ${pluralize(total, 'item')}`}
        </SubmitButton>
      }
    >
      <div className="grid gap-4">
        <ProductFinder onFind={add} />
        <ul className="delivery-lines">
          {lines.map((line) => (
            <DeliveryLine
              key={line.productId}
              line={line}
              onChange={(quantity) => setQuantity(line.productId, quantity)}
            />
          ))}
        </ul>
        <Form id="delivery" form={form} label="Receive a delivery" safe="Nothing was received.">
          <TextField form={form} name="note" label="Delivery note" input={{ maxLength: 60 }} />
        </Form>
        <p className="text-ink-2">
          Goods go to orders that are short first, then waiting customers are emailed. This cannot
          be undone.
        </p>
      </div>
    </SlideOver>
  );
}

type LineProps = { line: Line; onChange: (quantity: number) => void };

function DeliveryLine({ line: { productId, name, quantity }, onChange }: LineProps) {
  const { data } = useProductStock(productId);
  const missing = data?.missing ?? [];
  const shortQuantity = missing.reduce((sum, each) => sum + each.quantity, 0);
  const sendsEmails = data && data.waiting > 0 && quantity > shortQuantity;
  return (
    <li>
      <div className="min-w-0">
        <p className="font-[580]">{name}</p>
        {data && (
          <p className="text-13 text-ink-2">
            {data.onHand} on hand → {data.onHand + quantity}
            {sendsEmails && (
              <strong className="text-good">, {pluralizePeople(data.waiting)} get an email</strong>
            )}
          </p>
        )}
        {missing.length > 0 && (
          <p className="text-13">
            First to {missing.map((each) => `${each.reference} (${each.quantity})`).join(', ')}
          </p>
        )}
      </div>
      <Stepper
        label={`How many of ${name} arrived`}
        min={0}
        max={100_000}
        value={quantity}
        onChange={onChange}
        className="w-36"
      />
    </li>
  );
}

/** Finds products by name or SKU; Enter adds the first, which suits a barcode scanner. */
function ProductFinder({ onFind }: { onFind: (product: { id: string; name: string }) => void }) {
  const id = useId();
  const [search, setSearch] = useState('');
  const text = search.trim();
  const load = useApiQuery(
    ['products', text],
    () => api.products.$get({ query: { search: text } }),
    {
      enabled: text.length > 1,
    },
  );
  const found = text.length > 1 ? (load.data?.products ?? []).slice(0, 6) : [];
  const pickProduct = (product: { id: string; name: string }) => {
    onFind(product);
    setSearch('');
  };
  return (
    <div>
      <label htmlFor={id} className="field-label">
        Product
      </label>
      <div className="search-field">
        <Icon name="search" />
        <input
          id={id}
          type="search"
          placeholder="Scan, or type a name or SKU"
          autoComplete="off"
          maxLength={100}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (text.length > 1) firstFound(load).then((first) => first && pickProduct(first));
          }}
        />
      </div>
      <ul aria-label="Products found">
        {found.map((product) => (
          <li key={product.id}>
            <button
              type="button"
              className="flex min-h-tap w-full items-center gap-3 border border-line border-t-0 bg-plate px-3 text-left hover:bg-white"
              onClick={() => pickProduct(product)}
            >
              <span className="min-w-0 flex-1">{product.name}</span>
              <span className="text-ink-3">{product.sku}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-ink-2">
        {text.length > 1 && load.data && found.length === 0 && `No product matches “${text}”.`}
      </p>
    </div>
  );
}
