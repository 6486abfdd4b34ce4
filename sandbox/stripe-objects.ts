import { randomBytes } from 'node:crypto';
import type { PaymentRow, RefundRow, SessionRow } from './database.ts';
import type { SessionParameters } from './parameters.ts';

/** A new id of Stripe's kind: what it names, then characters that nobody can guess. */
export function randomId(kind: string, bytes = 16): string {
  return `${kind}_${randomBytes(bytes).toString('hex')}`;
}

/** A moment as Stripe writes it. */
export function toUnixSeconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}

export type SessionLine = ReturnType<typeof lineObject>;

/** A line of a session, with a price and a product that exist for it alone. */
export function lineObject({ quantity, price_data }: SessionParameters['line_items'][number]) {
  const { currency, unit_amount, product_data } = price_data;
  const { name, description = null, metadata = {} } = product_data;
  const product = { id: randomId('prod'), object: 'product', name, description, metadata };
  return {
    id: randomId('li'),
    object: 'item',
    amount_total: unit_amount * quantity,
    currency,
    description: name,
    price: { id: randomId('price'), object: 'price', currency, unit_amount, product },
    quantity,
  };
}

/** A session as Stripe shows it, as far as the shop reads it. */
export function sessionObject(row: SessionRow, paid: PaymentRow | null) {
  const { id, status, asked, lines, totalPence, buyer, createdAt } = row;
  return {
    id,
    object: 'checkout.session',
    amount_total: totalPence,
    client_reference_id: asked.client_reference_id ?? null,
    collected_information: buyer && {
      shipping_details: { address: buyer.address, name: buyer.name },
    },
    created: toUnixSeconds(createdAt),
    custom_fields: asked.custom_fields.map(({ key }) => ({
      key,
      text: { value: buyer?.custom?.[key] ?? null },
    })),
    customer_details: buyer && { email: buyer.email, name: buyer.name, phone: buyer.phone },
    metadata: asked.metadata ?? {},
    line_items: { object: 'list', data: lines, has_more: false },
    payment_intent: paid ? paymentObject(paid) : null,
    payment_status: status === 'complete' ? 'paid' : 'unpaid',
    status,
    url: status === 'open' ? checkoutPageUrl(row) : null,
  };
}

/** The hosted page is on the shop's own address, which the buyer is sent back to. */
export function checkoutPageUrl({ id, asked }: Pick<SessionRow, 'id' | 'asked'>): string {
  return new URL(`/sandbox/checkout/${id}`, asked.success_url).href;
}

/** A payment that has succeeded; the sandbox keeps no other. */
export function paymentObject({ id, amountPence, metadata }: PaymentRow) {
  const status = 'succeeded';
  return { id, object: 'payment_intent', amount: amountPence, metadata, status };
}

export function chargeObject(row: PaymentRow) {
  const { id, chargeId, amountPence, refundedPence, metadata } = row;
  return {
    id: chargeId,
    object: 'charge',
    amount_refunded: refundedPence,
    metadata,
    payment_intent: id,
    refunded: refundedPence === amountPence,
  };
}

export function refundObject({ id, amountPence, createdAt }: RefundRow, paid: PaymentRow) {
  return {
    id,
    object: 'refund',
    amount: amountPence,
    charge: chargeObject(paid),
    created: toUnixSeconds(createdAt),
    payment_intent: paymentObject(paid),
    status: 'succeeded',
  };
}

/** Shows other objects as their ids and leaves lists out, apart from what `expand` asks for. */
export function toApiObject(value: unknown, expand: readonly string[] = [], path = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => toApiObject(item, expand, path));
  if (!isRecord(value)) return value;
  const shown: Record<string, unknown> = {};
  for (const [key, child] of Object.entries(value)) {
    const place = path ? `${path}.${key}` : key;
    const isExpanded = expand.some((asked) => asked === place || asked.startsWith(`${place}.`));
    const isObject = isRecord(child) && typeof child.object === 'string' && key !== 'price';
    if (!isObject || isExpanded) shown[key] = toApiObject(child, expand, place);
    else if ('id' in child) shown[key] = child.id;
  }
  return shown;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof Date);
}
