import type { InferResponseType } from 'hono/client';
import { formatMetresToCm } from '../../catalogue/measures.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { api, useApiQuery } from '../app/api.ts';
import { Logo } from '../app/Logo.tsx';
import { useCurrentUrl } from '../app/router.tsx';
import { useShortcut } from '../app/shortcuts.ts';
import { printIcon } from '../ui/icons.ts';
import { FactGrid } from '../ui/Panel.tsx';
import { Screen } from '../ui/Screen.tsx';
import { EmptyState, QueryResult } from '../ui/states.tsx';
import { encodeCode39 } from './code39.ts';
import { addressLines, pluralize } from './order-texts.ts';

type DocumentsResponse = InferResponseType<typeof api.orders.documents.$get, 200>;
type SheetProps = {
  sender: DocumentsResponse['sender'];
  of: DocumentsResponse['documents'][number];
};

const kinds = {
  'packing-note': { title: 'Packing notes', noun: 'packing note', sheet: PackingNote },
  label: { title: 'Address labels', noun: 'label', sheet: Label },
} as const;

/** Packing notes or labels of one order or many, a sheet each. */
export default function PrintScreen() {
  const query = useCurrentUrl().searchParams;
  const references = query.get('references') ?? '';
  const {
    title,
    noun,
    sheet: SheetComponent,
  } = kinds[query.get('document') === 'label' ? 'label' : 'packing-note'];
  const load = useApiQuery(['order', 'documents', references], () =>
    api.orders.documents.$get({ query: { references } }),
  );
  const print = () => window.print();
  useShortcut('p', 'Print', print);
  const [first = '', ...others] = references.split(',');
  const count = load.data?.documents.length ?? 0;
  return (
    <Screen
      title={title}
      back={others.length === 0 ? `/orders/${first}` : '/orders'}
      actions={
        <Button look="signal" disabled={count === 0} onClick={print}>
          <Icon name={printIcon} small />
          {`Print ${pluralize(count, noun)}`}
        </Button>
      }
    >
      <QueryResult load={load}>
        {({ sender, documents }) =>
          documents.length === 0 ? (
            <EmptyState title="No orders found." />
          ) : (
            documents.map((of) => <SheetComponent key={of.reference} sender={sender} of={of} />)
          )
        }
      </QueryResult>
    </Screen>
  );
}

function Barcode({ text }: { text: string }) {
  const { path, width } = encodeCode39(text);
  return (
    <svg
      className="barcode"
      role="img"
      aria-label={`Barcode of ${text}`}
      viewBox={`0 0 ${width} 1`}
      preserveAspectRatio="none"
    >
      <path d={path} />
    </svg>
  );
}

/** The recipient's name and address, line by line. */
function recipientLines({ to }: SheetProps['of']): string[] {
  const lines = [to.company, to.name, ...addressLines(to.address)];
  return lines.flatMap((line) => line || []);
}

/** Goes with the goods: no prices, boxes to tick. */
function PackingNote({ sender, of }: SheetProps) {
  const { reference, poNumber, deliveryNotes, goods, load, to } = of;
  return (
    <section className="sheet" aria-label={`Packing note ${reference}`}>
      <div className="flex justify-between gap-6">
        <Logo />
        <Sender sender={sender} />
      </div>
      <h2>Packing note</h2>
      <FactGrid
        cells={[
          { name: 'Order', value: <span className="figure text-22">{reference}</span> },
          { name: 'Deliver to', value: <Lines lines={recipientLines(of)} /> },
          ...(poNumber
            ? [{ name: 'PO number', value: <span className="figure text-22">{poNumber}</span> }]
            : []),
        ]}
      />
      <Barcode text={reference} />
      <table className="sheet-lines">
        <caption className="sr-only">Goods</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Packed</span>
            </th>
            <th scope="col">Item</th>
            <th scope="col">kg</th>
            <th scope="col">Pieces</th>
          </tr>
        </thead>
        <tbody>
          {goods.map(({ sku, name, quantity, kilograms }) => (
            <tr key={sku}>
              <td>
                <span className="tick" />
              </td>
              <td>
                <strong>{name}</strong>
                <br />
                {sku}
              </td>
              <td className="figure">
                {kilograms === undefined ? '' : Math.round(kilograms * quantity * 10) / 10}
              </td>
              <td className="figure text-22">{quantity}</td>
            </tr>
          ))}
          <tr>
            <td />
            <td>Longest piece {formatMetresToCm(load.metres)}</td>
            <td className="figure">{load.kilograms}</td>
            <td className="figure text-22">
              {goods.reduce((sum, { quantity }) => sum + quantity, 0)}
            </td>
          </tr>
        </tbody>
      </table>
      {(deliveryNotes || to.phone) && (
        <p>
          <strong>For the driver.</strong> {deliveryNotes} {to.phone}
        </p>
      )}
      <div className="mt-8 grid grid-cols-4 gap-4">
        {['Packed by', 'Date', 'Received by, in capitals', 'Signature'].map((name) => (
          <span key={name} className="border-t pt-1 text-12">
            {name}
          </span>
        ))}
      </div>
      <p className="text-12">
        No prices on this sheet. Something missing or damaged? Call {sender.phone}.
      </p>
    </section>
  );
}

/** Goes on the goods. */
function Label({ sender, of }: SheetProps) {
  return (
    <section className="sheet label-sheet" aria-label={`Address label ${of.reference}`}>
      <p className="text-12">
        From {sender.name}, {sender.address}
      </p>
      <div className="font-semibold text-22">
        <Lines lines={recipientLines(of)} />
      </div>
      {of.to.phone && <p>{of.to.phone}</p>}
      {of.deliveryNotes && <p>{of.deliveryNotes}</p>}
      <Barcode text={of.reference} />
      <p className="figure text-22">{of.reference}</p>
      {of.poNumber && <p>PO {of.poNumber}</p>}
    </section>
  );
}

function Sender({ sender: { name, address, phone, email } }: Pick<SheetProps, 'sender'>) {
  return (
    <div className="text-right text-12">
      <strong>{name}</strong>
      <Lines lines={[address, phone, email]} />
    </div>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));
}
