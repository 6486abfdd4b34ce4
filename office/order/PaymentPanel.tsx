import { useState } from 'react';
import { formatPrice, type Pence, parsePounds } from '../../catalogue/money.ts';
import { addDays, formatShortDay, toIsoDay } from '../../contract/uk-time.ts';
import { TextField } from '../ui/form.tsx';
import { OrderForm } from './OrderForm.tsx';
import { type OrderDetail, orderApi, useOrderChange, useOrderForm } from './order-data.ts';

/** What is still due of an order that is paid by bank transfer. */
function duePence({ total, payment }: OrderDetail): Pence {
  return Math.max(0, total.pence - payment.capturedPence);
}

const formatPounds = (pence: Pence) => (pence / 100).toFixed(2);

/** Records a bank transfer, in full or in part, or moves the due date. */
export function PaymentPanel({ order }: { order: OrderDetail }) {
  const { payment, total, state } = order;
  const due = duePence(order);
  return (
    <>
      <dl className="grid gap-2">
        <AmountRow name="To be paid" pence={total.pence} />
        {payment.received.map(({ pence, receivedOn, bankReference }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: payments are only added
          <div key={place} className="flex justify-between gap-4">
            <dt>
              Received {formatShortDay(new Date(receivedOn))}
              {bankReference && `, ${bankReference}`}
            </dt>
            <dd className="figure">{formatPrice(pence)}</dd>
          </div>
        ))}
        <AmountRow name="Still due" pence={due} />
      </dl>
      <RecordPaymentForm key={payment.received.length} order={order} due={due} />
      {state === 'awaiting-payment' && <ExtendDueDateForm key={payment.due} order={order} />}
    </>
  );
}

function RecordPaymentForm({ order, due }: { order: OrderDetail; due: Pence }) {
  const { reference, state } = order;
  // The key of the payment: sending it twice records one payment.
  const [attempt] = useState(() => crypto.randomUUID());
  const change = useOrderChange(reference);
  const form = useOrderForm(
    order,
    () => ({
      pence: due > 0 ? formatPounds(due) : '',
      receivedOn: toIsoDay(new Date()),
      bankReference: '',
    }),
    (values, { version }) => {
      const json = { ...values, version, pence: parsePounds(values.pence) ?? 0, attempt };
      return change(
        () => orderApi.payments.$post({ param: { reference }, json }),
        `${reference}: ${formatPrice(json.pence)} received.`,
      );
    },
  );
  const pence = parsePounds(form.values.pence);
  const isPart = pence !== undefined && pence < due;
  return (
    <OrderForm
      form={form}
      label="Payment received"
      compare={(theirs) => [
        ['Received', formatPrice(theirs.payment.capturedPence), form.values.pence],
      ]}
      action={pence === undefined ? 'Record payment' : `Record ${formatPrice(pence)} received`}
      note={
        state === 'awaiting-payment'
          ? isPart
            ? `${formatPrice(due - pence)} stays due. The goods stay held.`
            : 'The order can be dispatched then, and the buyer gets a confirmation by email. This cannot be undone.'
          : 'It is more than was due: the order says so until it is resolved. This cannot be undone.'
      }
    >
      <TextField
        form={form}
        name="pence"
        label="Amount received (£)"
        required
        input={{ inputMode: 'decimal' }}
      />
      <TextField
        form={form}
        name="receivedOn"
        label="Received on"
        required
        input={{ type: 'date', max: toIsoDay(new Date()) }}
      />
      <TextField
        form={form}
        name="bankReference"
        label="Reference on the bank statement"
        input={{ maxLength: 60 }}
      />
    </OrderForm>
  );
}

function ExtendDueDateForm({ order }: { order: OrderDetail }) {
  const { reference, payment } = order;
  const change = useOrderChange(reference);
  const today = toIsoDay(new Date());
  const form = useOrderForm(
    order,
    () => ({ due: payment.due ?? addDays(today, 7) }),
    ({ due }, { version }) =>
      change(
        () => orderApi['payment-due'].$post({ param: { reference }, json: { version, due } }),
        `${reference} has more time to be paid.`,
      ),
  );
  if (!form.isTouched)
    return (
      <div className="flex items-center justify-between gap-4 border-line border-t pt-4">
        <span>Due by {payment.due ? formatShortDay(new Date(payment.due)) : '–'}</span>
        <button
          type="button"
          className="text-link"
          onClick={() => form.set('due', addDays(payment.due ?? today, 7))}
        >
          Give more time
        </button>
      </div>
    );
  return (
    <OrderForm
      form={form}
      label="Give more time"
      compare={(theirs) => [['Due by', theirs.payment.due ?? '–', form.values.due]]}
      action="Save due day"
      note="The goods stay held until then. Nothing is sent to the buyer."
    >
      <TextField
        form={form}
        name="due"
        label="Due by"
        required
        input={{ type: 'date', min: today }}
      />
    </OrderForm>
  );
}

function AmountRow({ name, pence }: { name: string; pence: Pence }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{name}</dt>
      <dd className="figure">{formatPrice(pence)}</dd>
    </div>
  );
}
