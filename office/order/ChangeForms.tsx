import { formatPrice } from '../../catalogue/money.ts';
import { TextField } from '../ui/form.tsx';
import { OrderForm } from './OrderForm.tsx';
import {
  changedValues,
  type OrderDetail,
  orderApi,
  shipmentCorrection,
  useOrderChange,
  useOrderForm,
} from './order-data.ts';

type Props = { order: OrderDetail };
type Values = Readonly<Record<string, unknown>>;
type OrderChange = Readonly<Parameters<ReturnType<typeof useOrderChange>>>;

/** A form that saves its change and returns to the order's own panel. */
function useChangeForm<Given extends Values>(
  order: OrderDetail,
  getInitialValues: (order: OrderDetail) => Given,
  toChange: (values: Given, seen: OrderDetail) => OrderChange,
) {
  const { reference } = order;
  const change = useOrderChange(reference);
  return useOrderForm(order, getInitialValues, async (values, seen) => {
    const [call, text] = toChange(values, seen);
    await change(call, text, { returnTo: `/orders/${reference}` });
  });
}

const emptyNote = () => ({ note: '' });

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
  const form = useChangeForm(order, toAddressValues, (values, seen) => {
    const address = changedValues(toAddressValues(seen), values);
    const json = { version: seen.version, address };
    return [
      () => orderApi.address.$post({ param: { reference }, json }),
      `${reference}: delivery address changed. The buyer’s email goes in 20 s.`,
    ];
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

const toEmailValues = ({ buyer: { email } }: OrderDetail) => ({ email });

/** Corrects a mistyped email address. */
export function EmailForm({ order }: Props) {
  const { reference } = order;
  const form = useChangeForm(order, toEmailValues, ({ email }, { version }) => [
    () => orderApi.email.$post({ param: { reference }, json: { version, email } }),
    `${reference} now uses ${email}. Its emails go there in 20 s.`,
  ]);
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
  const toShipmentValues = ({ shipments }: OrderDetail) => {
    const { carrier = '', tracking = '' } = shipments.find((one) => one.id === id) ?? {};
    return { carrier, tracking: tracking ?? '' };
  };
  const form = useChangeForm(order, toShipmentValues, (values, { version }) =>
    shipmentCorrection(order.reference, id, { version, ...values }),
  );
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
export function NoteForm({ order }: Props) {
  const { reference } = order;
  const form = useChangeForm(order, emptyNote, (json) => [
    () => orderApi.notes.$post({ param: { reference }, json }),
    `${reference}: note added.`,
  ]);
  return (
    <OrderForm form={form} label="Add note" compare={() => []} action="Add note">
      <TextField form={form} name="note" label="Note" rows={5} required hint={onlyColleagues} />
    </OrderForm>
  );
}

const onlyColleagues = 'Only your colleagues see it.';

/** Marks an issue as resolved. */
export function ResolveForm({ order, id }: Props & { id: number }) {
  const { reference } = order;
  const issue = order.issues.find((one) => one.id === id);
  const form = useChangeForm(order, emptyNote, ({ note }, { version }) => {
    const param = { reference, id: String(id) };
    const call = orderApi.issues[':id{[0-9]{1,9}}'].resolve.$post;
    return [() => call({ param, json: { version, note } }), `${reference}: issue resolved.`];
  });
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
  const form = useChangeForm(order, emptyNote, ({ note }, { version }) => [
    () => orderApi.cancel.$post({ param: { reference }, json: { version, note } }),
    `${reference} cancelled. The buyer’s email goes in 20 s.`,
  ]);
  return (
    <OrderForm
      form={form}
      label="Cancel order"
      compare={(theirs) => [['State', theirs.state, 'cancelled']]}
      action="Cancel order"
      note={`Its goods go back into stock and the buyer is emailed in 20 seconds. ${formatPrice(payment.refundablePence)} stays paid until you refund it.`}
    >
      <TextField form={form} name="note" label="Reason" rows={3} hint={onlyColleagues} />
    </OrderForm>
  );
}
