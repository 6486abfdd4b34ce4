import { formatPrice } from '../../catalogue/money.ts';
import { navigate } from '../app/router.tsx';
import { TextField } from '../ui/form.tsx';
import { OrderForm, ReasonField } from './OrderForm.tsx';
import {
  changedValues,
  type OrderDetail,
  orderApi,
  useOrderChange,
  useOrderForm,
} from './order-data.ts';

type Props = { order: OrderDetail };

/** Returns to the order's own panel. */
const returnToOrder = (reference: string) => navigate(`/orders/${reference}`, { replace: true });

const toAddressValues = ({ address }: OrderDetail) => ({
  line1: address?.line1 ?? '',
  line2: address?.line2 ?? '',
  town: address?.town ?? '',
  county: address?.county ?? '',
  postcode: address?.postcode ?? '',
});

const addressFields = [
  ['line1', 'Address', true],
  ['line2', 'Address, second line', false],
  ['town', 'Town', true],
  ['county', 'County', false],
  ['postcode', 'Postcode', true],
] as const;

/** Changes the delivery address before dispatch. */
export function AddressForm({ order }: Props) {
  const { reference } = order;
  const change = useOrderChange(
    reference,
    (json: Parameters<typeof orderApi.address.$post>[0]['json']) =>
      orderApi.address.$post({ param: { reference }, json }),
    () => `${reference}: delivery address changed. The buyer’s email goes in 20 s.`,
  );
  const form = useOrderForm(order, toAddressValues, async (values, seen) => {
    await change({ version: seen.version, address: changedValues(toAddressValues(seen), values) });
    returnToOrder(reference);
  });
  return (
    <OrderForm
      form={form}
      label="Change delivery address"
      compare={(theirs) =>
        addressFields.map(([name, label]) => [
          label,
          toAddressValues(theirs)[name],
          form.values[name],
        ])
      }
      action="Save address"
      note="The buyer is emailed the new address in 20 seconds. You can undo until then."
    >
      {addressFields.map(([name, label, required]) => (
        <TextField key={name} form={form} name={name} label={label} required={required} />
      ))}
    </OrderForm>
  );
}

/** Corrects a mistyped email address. */
export function EmailForm({ order }: Props) {
  const { reference } = order;
  const change = useOrderChange(
    reference,
    (json: { version: number; email: string }) =>
      orderApi.email.$post({ param: { reference }, json }),
    ({ email }) => `${reference} now uses ${email}. Its emails go there in 20 s.`,
  );
  const form = useOrderForm(
    order,
    ({ buyer }) => ({ email: buyer.email }),
    async ({ email }, { version }) => {
      await change({ version, email });
      returnToOrder(reference);
    },
  );
  return (
    <OrderForm
      form={form}
      label="Correct email address"
      compare={({ buyer }) => [['Email', buyer.email, form.values.email]]}
      action="Save email address"
      note="Emails sent to the wrong address go to this one in 20 seconds. You can undo until then."
    >
      <TextField
        form={form}
        name="email"
        label="Email address"
        required
        input={{ type: 'email', autoComplete: 'off' }}
      />
    </OrderForm>
  );
}

/** Corrects a shipment's carrier and tracking number. */
export function ShipmentForm({ order, id }: Props & { id: number }) {
  const { reference } = order;
  const toShipmentValues = ({ shipments }: OrderDetail) => {
    const { carrier = '', tracking = '' } = shipments.find((one) => one.id === id) ?? {};
    return { carrier, tracking: tracking ?? '' };
  };
  const change = useOrderChange(
    reference,
    (json: { version: number; carrier: string; tracking: string }) =>
      orderApi.shipments[':id{[0-9]{1,9}}'].$post({ param: { reference, id: String(id) }, json }),
    () => `${reference}: shipment corrected. The buyer’s email goes in 20 s.`,
  );
  const form = useOrderForm(order, toShipmentValues, async (values, { version }) => {
    await change({ version, ...values });
    returnToOrder(reference);
  });
  return (
    <OrderForm
      form={form}
      label="Correct shipment"
      compare={(theirs) => [
        ['Carrier', toShipmentValues(theirs).carrier, form.values.carrier],
        ['Tracking', toShipmentValues(theirs).tracking, form.values.tracking],
      ]}
      action="Save correction"
      note="The buyer is emailed the correction in 20 seconds. You can undo until then."
    >
      <TextField form={form} name="carrier" label="Carrier" required />
      <TextField form={form} name="tracking" label="Tracking number" />
    </OrderForm>
  );
}

/** A note for colleagues: the buyer does not see it. */
export function NoteForm({ order: { reference }, order }: Props) {
  const change = useOrderChange(
    reference,
    (json: { note: string }) => orderApi.notes.$post({ param: { reference }, json }),
    () => `${reference}: note added.`,
  );
  const form = useOrderForm(
    order,
    () => ({ note: '' }),
    async (values) => {
      await change(values);
      returnToOrder(reference);
    },
  );
  return (
    <OrderForm form={form} label="Add note" compare={() => []} action="Add note">
      <TextField
        form={form}
        name="note"
        label="Note"
        rows={5}
        required
        hint="Only your colleagues see it."
      />
    </OrderForm>
  );
}

/** Marks an issue as resolved. */
export function ResolveForm({ order, id }: Props & { id: number }) {
  const { reference } = order;
  const issue = order.issues.find((one) => one.id === id);
  const change = useOrderChange(
    reference,
    (json: { version: number; note: string }) =>
      orderApi.issues[':id{[0-9]{1,9}}'].resolve.$post({
        param: { reference, id: String(id) },
        json,
      }),
    () => `${reference}: issue resolved.`,
  );
  const form = useOrderForm(
    order,
    () => ({ note: '' }),
    async ({ note }, { version }) => {
      await change({ version, note });
      returnToOrder(reference);
    },
  );
  return (
    <OrderForm
      form={form}
      label="Resolve issue"
      compare={({ issues }) => [
        ['Issue', issues.find((one) => one.id === id)?.clearedBy ?? 'open', 'resolved'],
      ]}
      action="Resolve issue"
    >
      <p>{issue?.text}</p>
      <TextField form={form} name="note" label="What was done" rows={3} />
    </OrderForm>
  );
}

/** Cancels an order before dispatch. */
export function CancelForm({ order }: Props) {
  const { reference, payment } = order;
  const change = useOrderChange(
    reference,
    (json: { version: number; note: string }) =>
      orderApi.cancel.$post({ param: { reference }, json }),
    () => `${reference} cancelled. The buyer’s email goes in 20 s.`,
  );
  const form = useOrderForm(
    order,
    () => ({ note: '' }),
    async ({ note }, { version }) => {
      await change({ version, note });
      returnToOrder(reference);
    },
  );
  return (
    <OrderForm
      form={form}
      label="Cancel order"
      compare={(theirs) => [['State', theirs.state, 'cancelled']]}
      action="Cancel order"
      note={`Its goods go back into stock and the buyer is emailed in 20 seconds. ${formatPrice(payment.refundablePence)} stays paid until you refund it.`}
    >
      <ReasonField form={form} />
    </OrderForm>
  );
}
