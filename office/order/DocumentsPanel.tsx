import type { ReactNode } from 'react';
import { formatPrice } from '../../catalogue/money.ts';
import { formatShortDay } from '../../contract/uk-time.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { TextField } from '../ui/form.tsx';
import { documentIcon } from '../ui/icons.ts';
import { OrderForm } from './OrderForm.tsx';
import { type OrderDetail, orderApi, useOrderChange, useOrderForm } from './order-data.ts';
import { pluralize } from './order-texts.ts';

/** The address of the print screen. */
export function printHref(reference: string, document: 'packing-note' | 'label'): string {
  return `/orders/print?references=${reference}&document=${document}`;
}

const kindNames = { invoice: 'VAT invoice', 'credit-note': 'Credit note' } as const;

/** What is printed for an order, its VAT invoice and its credit notes. */
export function DocumentsPanel({ order }: { order: OrderDetail }) {
  const { reference, invoicedAt, documents } = order;
  const isInvoiced = documents.some(({ kind }) => kind === 'invoice');
  return (
    <>
      <Document
        name="Packing note"
        hint={`${pluralize(order.itemsLeft || order.items, 'item')}, no prices`}
      >
        <LinkButton href={printHref(reference, 'packing-note')} look="quiet" size="small">
          Print
        </LinkButton>
      </Document>
      <Document name="Address label" hint={order.address?.postcode ?? 'No delivery address'}>
        <LinkButton href={printHref(reference, 'label')} look="quiet" size="small">
          Print
        </LinkButton>
      </Document>
      {documents.map((issued) => (
        <IssuedDocument key={issued.number} reference={reference} issued={issued} />
      ))}
      {!isInvoiced && invoicedAt && (
        <Document
          name={`VAT invoice ${reference}`}
          hint={`Sent ${formatShortDay(new Date(invoicedAt))}, before invoices had numbers of their own`}
        />
      )}
      {!isInvoiced && order.state !== 'awaiting-payment' && (
        <InvoiceForm order={order} isAgain={invoicedAt !== undefined} />
      )}
    </>
  );
}

type Issued = OrderDetail['documents'][number];

/** An issued document cannot change: it can be opened, or sent as it is. */
function IssuedDocument({ reference, issued }: { reference: string; issued: Issued }) {
  const { kind, number, issuedAt, totalPence, madeOutTo } = issued;
  const change = useOrderChange(reference);
  const send = () =>
    change(
      () => orderApi.documents[':number'].send.$post({ param: { reference, number } }),
      `${number} goes to the buyer in 20 s.`,
    ).catch(() => {});
  const file = `/api/orders/${reference}/documents/${number}`;
  return (
    <Document
      name={`${kindNames[kind]} ${number}`}
      hint={`${formatPrice(totalPence)}, ${formatShortDay(new Date(issuedAt))}, to ${madeOutTo}`}
    >
      <a
        className="text-link"
        href={file}
        target="_blank"
        rel="noreferrer"
        aria-label={`Open ${number}, PDF`}
      >
        PDF
      </a>
      <Button look="quiet" size="small" aria-label={`Send ${number}`} onClick={send}>
        Send
      </Button>
    </Document>
  );
}

/** Issues the invoice with the next number of its series. */
function InvoiceForm({ order, isAgain }: { order: OrderDetail; isAgain: boolean }) {
  const { reference, buyer } = order;
  const change = useOrderChange(reference);
  const form = useOrderForm(
    order,
    () => ({ company: buyer.company ?? buyer.name ?? '', address: '' }),
    (values, { version }) =>
      change(
        () => orderApi.invoice.$post({ param: { reference }, json: { version, ...values } }),
        `${reference}: VAT invoice goes to ${buyer.email} in 20 s.`,
      ),
  );
  return (
    <OrderForm
      form={form}
      label="Send VAT invoice"
      compare={({ documents }) => [['Invoice', documents[0]?.number, 'new']]}
      action={isAgain ? 'Send VAT invoice again' : 'Issue and send VAT invoice'}
      note={`To ${buyer.email}. The email waits 20 seconds. You can stop it until then; the invoice keeps its number and never changes.`}
    >
      {!isAgain && (
        <>
          <TextField form={form} name="company" label="Make the invoice out to" />
          <TextField
            form={form}
            name="address"
            label="Invoice address"
            hint="Leave empty to use the delivery address."
          />
        </>
      )}
    </OrderForm>
  );
}

type DocumentProps = { name: string; hint: string; children?: ReactNode };

function Document({ name, hint, children }: DocumentProps) {
  return (
    <div className="flex items-center gap-3 border-line border-b py-2.5">
      <Icon name={documentIcon} />
      <div className="min-w-0 flex-1">
        <div className="font-semibold">{name}</div>
        <div className="label">{hint}</div>
      </div>
      {children}
    </div>
  );
}
