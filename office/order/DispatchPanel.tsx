import { type ReactNode, useEffect, useId, useRef } from 'react';
import { withNonBreakingUnits } from '../../catalogue/measures.ts';
import { carriers } from '../../contract/carriers.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { TextField } from '../ui/form.tsx';
import { QueryResult } from '../ui/states.tsx';
import { OrderForm } from './OrderForm.tsx';
import {
  type OrderDetail,
  orderApi,
  shipmentCorrection,
  useOrder,
  useOrderChange,
  useOrderForm,
} from './order-data.ts';
import { dispatchLabel, pluralize } from './order-texts.ts';
import { Picture } from './Picture.tsx';

type Props = {
  reference: string;
  onDone?: (() => void) | undefined;
  /** Called with whether anything has been typed. If so, the panel must stay open, whatever others do. */
  onTouch?: ((isTouched: boolean) => void) | undefined;
};

/** Dispatches items with a carrier and tracking number: on the order's screen and in slide-overs. */
export function DispatchPanel({ reference, ...callbacks }: Props) {
  return (
    <QueryResult load={useOrder(reference)} rows={4}>
      {(order) => <DispatchForm order={order} {...callbacks} />}
    </QueryResult>
  );
}

const otherCarrier = 'Other';
const maxCarrierOptions = 3;

/** No quantities at first: a line that was not edited follows the order. */
const initial = {
  quantities: {} as Readonly<Record<number, number>>,
  carrier: '',
  typed: '',
  tracking: '',
};

function DispatchForm({
  order,
  onDone,
  onTouch,
}: Omit<Props, 'reference'> & { order: OrderDetail }) {
  const { reference } = order;
  const change = useOrderChange(reference);
  const form = useOrderForm(
    order,
    () => initial,
    async ({ tracking }, { version, ...seen }) => {
      const lines = linesToDispatch(seen.lines, form.values.quantities);
      const last = seen.shipments.at(-1);
      const json = { version, carrier, tracking };
      // Someone else has dispatched everything: what was typed here corrects that shipment.
      if (lines.length === 0 && last) await change(...shipmentCorrection(reference, last.id, json));
      else
        await change(
          () => orderApi.dispatch.$post({ param: { reference }, json: { ...json, lines } }),
          `${reference}: ${pluralize(lines.reduce(addQuantity, 0), 'item')} dispatched. The buyer’s email goes in 20 s.`,
        );
      form.reset(initial);
      onDone?.();
    },
  );
  const { seen, isTouched } = form;
  useEffect(() => onTouch?.(isTouched), [onTouch, isTouched]);
  const { quantities, tracking } = form.values;
  const carrierOption = form.values.carrier || seen.carriers[0] || otherCarrier;
  const carrier = carrierOption === otherCarrier ? form.values.typed : carrierOption;
  const left = seen.lines.filter((line) => line.left > 0);
  const chosen = linesToDispatch(seen.lines, quantities).reduce(addQuantity, 0);
  const area = /^[A-Z]+/.exec(order.address?.postcode ?? '')?.[0];
  const carrierListId = useId();
  const container = useTrackingFocus();
  return (
    <OrderForm
      form={form}
      label={`Dispatch ${reference}`}
      safe="Nothing was sent. What you typed is kept."
      compare={(theirs) => [
        ['Carrier', theirs.shipments.at(-1)?.carrier, carrier],
        ['Tracking', theirs.shipments.at(-1)?.tracking, tracking],
        ['Still to dispatch', theirs.itemsLeft, chosen],
      ]}
      action={dispatchLabel(chosen, seen.itemsLeft)}
      disabled={chosen === 0}
      note={
        order.buyer.canBeEmailed
          ? 'The email waits 20 seconds. You can undo until then.'
          : 'The buyer has no usable email address, so we can’t tell them.'
      }
    >
      <fieldset>
        <legend className="field-label">In this shipment</legend>
        {left.map(({ line, name, left: most, quantity, onHand, picture }) => (
          <DispatchRow
            key={line}
            name={name}
            picture={picture}
            hint={`${most === quantity ? `all ${quantity}` : `${most} of ${quantity} left`}${onHand === undefined ? '' : `, ${onHand} on the shelf`}`}
          >
            <Stepper
              label={`How many of ${name} to dispatch`}
              min={0}
              max={most}
              value={Math.min(quantities[line] ?? most, most)}
              onChange={(count) =>
                form.set('quantities', { ...quantities, [line]: Math.min(count, most) })
              }
              className="w-34"
            />
          </DispatchRow>
        ))}
      </fieldset>
      <div ref={container} className="grid gap-4">
        <Segmented
          name={`${carrierListId}-carrier`}
          label={area ? `Carrier, last used for ${area} first` : 'Carrier'}
          options={[...seen.carriers.slice(0, maxCarrierOptions), otherCarrier].map((value) => ({
            value,
            text: value,
          }))}
          value={carrierOption}
          onChange={(value) => form.set('carrier', value)}
        />
        {carrierOption === otherCarrier && (
          <TextField
            form={form}
            name="typed"
            label="Name of the carrier"
            required
            input={{ list: carrierListId }}
          />
        )}
        <datalist id={carrierListId}>
          {carriers.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <TextField
          form={form}
          name="tracking"
          label="Tracking number"
          input={{ autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }}
        />
      </div>
    </OrderForm>
  );
}

type DispatchLine = { line: number; quantity: number };

const addQuantity = (sum: number, { quantity }: { quantity: number }) => sum + quantity;

/** The quantity of each line to dispatch: the chosen one, or all that remain. */
function linesToDispatch(
  lines: readonly { line: number; left: number }[],
  quantities: Readonly<Record<number, number>>,
): DispatchLine[] {
  return lines
    .map(({ line, left }) => ({ line, quantity: Math.min(quantities[line] ?? left, left) }))
    .filter(({ quantity }) => quantity > 0);
}

type RowProps = { name: string; hint: string; picture: string | undefined; children: ReactNode };

function DispatchRow({ name, hint, picture, children }: RowProps) {
  return (
    <div className="flex items-center gap-3 border-line border-b py-2.5">
      <Picture file={picture} size="small" />
      <div className="min-w-0 flex-1">
        <div className="font-semibold">{withNonBreakingUnits(name)}</div>
        <div className="label">{hint}</div>
      </div>
      {children}
    </div>
  );
}

/** Focuses the tracking number when the panel opens. */
function useTrackingFocus() {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    container.current
      ?.querySelector<HTMLInputElement>('input[name=tracking]')
      ?.focus({ preventScroll: true });
  }, []);
  return container;
}
