import { useRef } from 'react';
import { withNonBreakingUnits } from '../../catalogue/measures.ts';
import { formatPrice, type Pence } from '../../catalogue/money.ts';
import { type GoodsOutcome, goodsOutcomes } from '../../contract/refund.ts';
import { formatShortDay } from '../../contract/uk-time.ts';
import { Button } from '../../ui/Button.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { Form, TextField, useForm } from '../ui/form.tsx';
import { lockIcon } from '../ui/icons.ts';
import { Notice } from '../ui/states.tsx';
import { OrderForm } from './OrderForm.tsx';
import {
  type OrderDetail,
  type OrderDetailLine,
  orderApi,
  useOrderChange,
  useOrderForm,
} from './order-data.ts';
import { pluralize } from './order-texts.ts';
import {
  getGoodsFate,
  type RefundMode,
  type RefundValues,
  refundExVat,
  refundTotal,
  selectedRefundLines,
} from './refund-sums.ts';

const goodsFateLabels: Readonly<Record<GoodsOutcome, string>> = {
  restock: 'Into stock',
  'written-off': 'Write off',
  'not-back': 'Not back yet',
  keeps: 'Buyer keeps',
};

const modes: readonly { value: RefundMode; text: string }[] = [
  { value: 'lines', text: 'By line' },
  { value: 'amount', text: 'Amount' },
  { value: 'all', text: 'Everything' },
];

const returnedGoodsOptions = (['restock', 'written-off'] as const).map((value) => ({
  value,
  text: goodsFateLabels[value],
}));

/**
 * Refunds a payment by line, by amount or in full. It cannot be undone, so the button states the sum
 * and the line under it the recipient.
 */
export function RefundPanel({ order }: { order: OrderDetail }) {
  return (
    <>
      <RefundHistory order={order} />
      {order.may.refund.isPossible ? (
        <RefundForm order={order} />
      ) : (
        <p className="label">{noRefundReason(order)}</p>
      )}
    </>
  );
}

function noRefundReason({ payment, refunds, state }: OrderDetail): string {
  const waiting = refunds.find((one) => one.state === 'requested');
  if (waiting) {
    return `The payment provider hasn’t confirmed ${formatPrice(waiting.pence)} yet. We check every minute; nothing is refunded twice.`;
  }
  if (state === 'awaiting-payment') return 'Cancel the order first. Then refund what was paid.';
  return payment.refundedPence > 0 ? 'Everything has been refunded.' : 'Nothing has been paid.';
}

const stateNames = {
  requested: 'Waiting for the payment provider',
  done: 'Refunded',
  pending: 'On its way',
  failed: 'Failed',
} as const;

function RefundHistory({ order }: { order: OrderDetail }) {
  const { refunds } = order;
  if (refunds.length === 0) return null;
  return (
    <ul className="grid gap-2" aria-label="Refunds">
      {refunds.map(({ id, pence, state, at, method, source, note, lines }) => (
        <li key={id} className="border-line border-b pb-2">
          <div className="flex justify-between gap-4">
            <span className="font-semibold">
              {stateNames[state]} {formatShortDay(new Date(at))}
            </span>
            <span className="figure">{formatPrice(pence)}</span>
          </div>
          <div className="label">
            {method === 'bank-transfer' ? 'By bank transfer' : 'To the card'}
            {source === 'provider' && ', at the payment provider'}
            {note && `. ${note}`}
          </div>
          {lines.map(
            ({ line, notBack }) =>
              notBack > 0 && (
                <GoodsBack
                  key={`${line} ${notBack}`}
                  order={order}
                  refund={id}
                  line={line}
                  notBack={notBack}
                />
              ),
          )}
        </li>
      ))}
    </ul>
  );
}

type GoodsBackProps = { order: OrderDetail; refund: number; line: number; notBack: number };
type GoodsBackInput = Parameters<(typeof orderApi)['goods-back']['$post']>[0]['json'];

/** Goods that were not back when they were refunded, to be booked in when they come. */
function GoodsBack({ order, refund, line, notBack }: GoodsBackProps) {
  const { reference, version, lines } = order;
  const { name = '' } = lines.find((one) => one.line === line) ?? {};
  const change = useOrderChange(reference);
  const form = useForm(
    { quantity: notBack, goods: 'restock' as GoodsBackInput['goods'] },
    (values) => {
      const json = { version, refund, line, ...values };
      return change(
        () => orderApi['goods-back'].$post({ param: { reference }, json }),
        `${pluralize(json.quantity, 'item')} ${json.goods === 'restock' ? 'into stock' : 'written off'}.`,
      );
    },
  );
  return (
    <Form form={form} label={`Returned goods: ${name}`} safe="Nothing is booked in.">
      <div className="mt-2 grid gap-2 border-line border-l-2 pl-3">
        <div>
          {pluralize(notBack, 'item')} not back yet: {withNonBreakingUnits(name)}
        </div>
        <div className="flex flex-wrap items-end gap-2">
          {notBack > 1 && (
            <Stepper
              label={`Returned: ${name}`}
              value={form.values.quantity}
              min={1}
              max={notBack}
              onChange={(asked) => form.set('quantity', Math.min(asked, notBack))}
              className="w-32 shrink-0"
            />
          )}
          <Segmented
            name={`back-${refund}-${line}`}
            label={`Goods of ${name}`}
            hideLabel
            value={form.values.goods}
            options={returnedGoodsOptions}
            onChange={(goods) => form.set('goods', goods)}
          />
          <Button type="submit" look="quiet" size="small" disabled={form.sending}>
            Book in {form.values.quantity}
          </Button>
        </div>
      </div>
    </Form>
  );
}

function RefundForm({ order }: { order: OrderDetail }) {
  const { reference, buyer } = order;
  const change = useOrderChange(reference);
  const attempt = useRef(crypto.randomUUID());
  const form = useOrderForm(order, initialValues, async (values, seen) => {
    const json = {
      version: seen.version,
      pence: refundTotal(seen, values),
      lines: selectedRefundLines(seen, values).map(({ pence: _, ...line }) => line),
      method: values.method,
      note: values.note,
      attempt: attempt.current,
    };
    try {
      await change(
        () => orderApi.refund.$post({ param: { reference }, json }),
        `${reference}: ${formatPrice(json.pence)} refunded.`,
      );
      form.reset(initialValues(seen));
    } finally {
      // A new key: a retry after a failure is a new refund, and the server already has a pending one.
      attempt.current = crypto.randomUUID();
    }
  });
  const { values, seen } = form;
  const { hasCard, limitPence, pence: left } = seen.may.refund;
  const sum = refundTotal(seen, values);
  const overLimit = limitPence !== null && seen.payment.refundedPence + sum > limitPence;
  const error = refundError(sum, left);
  return (
    <OrderForm
      form={form}
      label={`Refund ${reference}`}
      compare={(theirs) => [
        ['State', theirs.state, seen.state],
        ['Can be refunded', formatPrice(theirs.may.refund.pence), formatPrice(sum)],
      ]}
      action={`Refund ${formatPrice(sum)}`}
      disabled={sum === 0 || error !== undefined || overLimit}
      note={`To ${buyer.company ?? buyer.name ?? 'the buyer'}, ${refundMethodText(values)}.${goodsText(seen, values)} This cannot be undone.`}
    >
      <Segmented
        name="mode"
        label="Refund"
        hideLabel
        value={values.mode}
        options={modes}
        onChange={(mode) => form.set('mode', mode)}
      />
      {values.mode === 'lines' &&
        seen.lines.map((line) => (
          <RefundLine
            key={line.line}
            line={line}
            quantity={values.quantities[line.line] ?? 0}
            goods={getGoodsFate(line, values)}
            onQuantity={(quantity) =>
              form.set('quantities', { ...values.quantities, [line.line]: quantity })
            }
            onGoods={(goods) => form.set('goods', { ...values.goods, [line.line]: goods })}
          />
        ))}
      {values.mode === 'amount' && (
        <TextField
          form={form}
          name="amount"
          label="Amount inc VAT"
          hint={`Up to ${formatPrice(left)}`}
          input={{ inputMode: 'decimal', className: 'field figure' }}
        />
      )}
      {hasCard && (
        <Segmented
          name="method"
          label="Money goes"
          value={values.method}
          options={[
            { value: 'provider', text: 'To the card' },
            { value: 'bank-transfer', text: 'By bank transfer' },
          ]}
          onChange={(method) => form.set('method', method)}
        />
      )}
      <TextField
        form={form}
        name="note"
        label="Reason"
        hint="Printed on the credit note, if there is an invoice."
      />
      {error && <p role="alert">{error}</p>}
      <RefundSummary
        order={seen}
        sum={sum}
        exVat={sum > 0 && !error ? refundExVat(seen, values) : 0}
      />
      {overLimit && (
        <Notice icon={lockIcon} role="status">
          You can refund up to {formatPrice(limitPence)} of an order. Ask an owner.
        </Notice>
      )}
    </OrderForm>
  );
}

/** Values that have not been edited follow the order. */
function initialValues(order: OrderDetail): RefundValues {
  return {
    mode: 'lines',
    quantities: {},
    goods: {},
    amount: '',
    method: order.may.refund.hasCard ? 'provider' : 'bank-transfer',
    note: '',
  };
}

function refundError(sum: Pence, left: Pence): string | undefined {
  return sum > left ? `Only ${formatPrice(left)} is left to refund.` : undefined;
}

function refundMethodText({ method }: RefundValues): string {
  return method === 'provider'
    ? 'back to the card it was paid with, in 5 to 10 days'
    : 'by a bank transfer that you make yourself';
}

/** What happens to the goods, in a sentence. */
function goodsText(order: OrderDetail, values: RefundValues): string {
  const lines = selectedRefundLines(order, values);
  const countOf = (fate: GoodsOutcome) =>
    lines.reduce((sum, { goods, quantity }) => sum + (goods === fate ? quantity : 0), 0);
  const parts = [
    [countOf('restock'), 'into stock'],
    [countOf('written-off'), 'written off'],
  ] as const;
  const nonZeroParts = parts.filter(([count]) => count > 0);
  if (values.mode === 'all' && order.itemsLeft > 0)
    return ' Goods not yet dispatched go back into stock.';
  return nonZeroParts.map(([count, where]) => ` ${pluralize(count, 'item')} ${where}.`).join('');
}

type LineProps = {
  line: OrderDetailLine;
  quantity: number;
  goods: GoodsOutcome;
  onQuantity: (quantity: number) => void;
  onGoods: (goods: GoodsOutcome) => void;
};

function RefundLine({ line, quantity, goods, onQuantity, onGoods }: LineProps) {
  const { name, quantity: ordered, refundable, unitPence, delivery } = line;
  return (
    <div className="grid gap-2 border-line border-b pb-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <div className="font-semibold">{withNonBreakingUnits(name)}</div>
          <div className="label">
            {refundable < ordered
              ? `${refundable} of ${ordered} left, ${formatPrice(unitPence)} each`
              : `of ${ordered}, ${formatPrice(unitPence)} each`}
          </div>
        </div>
        {refundable > 0 && (
          <Stepper
            label={`Refund of ${name}`}
            value={quantity}
            min={0}
            max={refundable}
            onChange={(asked) => onQuantity(Math.min(asked, refundable))}
            className="w-32 shrink-0"
          />
        )}
      </div>
      {quantity > 0 && !delivery && (
        <Segmented
          name={`goods-${line.line}`}
          label={`Goods of ${name}`}
          hideLabel
          value={goods}
          options={goodsOutcomes.map((value) => ({ value, text: goodsFateLabels[value] }))}
          onChange={onGoods}
        />
      )}
    </div>
  );
}

type RefundSummaryProps = { order: OrderDetail; sum: Pence; exVat: Pence };

/** The refund, drawn to scale against the amount paid. */
function RefundSummary({ order: { payment }, sum, exVat }: RefundSummaryProps) {
  const { capturedPence, refundedPence } = payment;
  const toPercent = (pence: Pence) => (capturedPence === 0 ? 0 : (100 * pence) / capturedPence);
  const left = capturedPence - refundedPence - sum;
  return (
    <div className="grid gap-1.5">
      <strong className="head-4">{formatPrice(sum)} refunded</strong>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" className="h-2.5 w-full" aria-hidden>
        <rect width="100" height="4" className="fill-ink" />
        <rect width={toPercent(refundedPence)} height="4" className="fill-line-2" />
        <rect
          x={toPercent(refundedPence)}
          width={Math.max(0, Math.min(toPercent(sum), 100 - toPercent(refundedPence)))}
          height="4"
          className="fill-signal"
        />
      </svg>
      <p className="label">
        Paid {formatPrice(capturedPence)},{' '}
        {refundedPence > 0
          ? `${formatPrice(refundedPence)} refunded before`
          : 'nothing refunded before'}
        . Left afterwards: {formatPrice(Math.max(0, left))}
      </p>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1">
        <dt>Ex VAT</dt>
        <dd className="figure text-right">{formatPrice(exVat)}</dd>
        <dt>VAT</dt>
        <dd className="figure text-right">{formatPrice(exVat === 0 ? 0 : sum - exVat)}</dd>
      </dl>
    </div>
  );
}
