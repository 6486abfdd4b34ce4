import type { Catalogue } from '../../catalogue/index-products.ts';
import type { Product } from '../../catalogue/product.ts';
import { deliveryZones } from '../../content/delivery-zones.ts';
import type { Issue } from '../../contract/order-issue.ts';
import type { payment } from '../../sandbox/database.ts';
import { type Basket, withDelivery } from '../../server/checkout/basket.ts';
import {
  type activity,
  type checkout,
  deliveryItem,
  isGoods,
  type order,
  type orderEvent,
  type orderIssue,
  type orderLine,
  type shipment,
  type shipmentLine,
} from '../../server/database/schema.ts';
import { buildSurchargeIssue } from '../../server/orders/delivery.ts';
import { type DemoBuyer, makeBuyers } from './buyers.ts';
import { createDemoStock } from './demo-stock.ts';
import { orderTimes } from './order-times.ts';
import { planOrder, type Step } from './plan-order.ts';
import { createSeededRandom, type Random } from './random.ts';

export type DemoOrderOptions = {
  orders: number;
  /** The last moment of the year that is made up. */
  until: Date;
  seed: number;
};

type DemoOrderContext = {
  catalogue: Catalogue;
  /** The first order number and the first shipment number. */
  first: { order: number; shipment: number };
  /** Stock accounts that are open already. */
  known: ReadonlyMap<string, number>;
  staff: readonly { id: number; name: string }[];
};

type Row<Table extends { $inferSelect: object }> = Partial<Table['$inferSelect']>;
type MadeLine = Omit<typeof orderLine.$inferSelect, 'orderId'>;

/** How often a product of a family is bought: more ladders than towers. */
const familyWeight = (family: string): number => {
  if (family === 'accessories') return 22;
  if (/step-ladders|extension-ladders/.test(family)) return 16;
  if (family.endsWith('ladders')) return 9;
  return /podium|platforms/.test(family) ? 5 : 2;
};

const deliveryNotes = [
  'Gate code 4471, ask for the stores.',
  'Call 30 minutes before, no turning space for a long wagon.',
  'Deliver before 10:30, forklift on site until then.',
  'Leave with reception, second floor.',
  'Two people on site to unload.',
];

/** Every row of a year of orders, in the order in which things happened. */
export function makeOrders(
  { orders: count, until, seed }: DemoOrderOptions,
  around: DemoOrderContext,
) {
  const { catalogue, staff } = around;
  const random = createSeededRandom(seed);
  const products = catalogue.products.filter(({ isTest }) => !isTest);
  const start = new Date(until.getTime() - 366 * 86_400_000);
  const demoStock = createDemoStock(random, catalogue.products, {
    start,
    until,
    known: around.known,
  });
  const nextBuyer = makeBuyers(random, Math.max(24, Math.round(count / 16)));
  const pickProduct = products.length > 0 ? createProductPicker(random, products) : undefined;
  const rows = {
    checkouts: [] as Row<typeof checkout>[],
    payments: [] as Row<typeof payment>[],
    orders: [] as Row<typeof order>[],
    lines: [] as Row<typeof orderLine>[],
    events: [] as (Row<typeof orderEvent> & { at: Date })[],
    issues: [] as Row<typeof orderIssue>[],
    shipments: [] as Row<typeof shipment>[],
    shipmentLines: [] as Row<typeof shipmentLine>[],
    activities: [] as (Row<typeof activity> & { at: Date })[],
  };

  for (const placed of orderTimes(random, count, until)) {
    const id = around.first.order + rows.orders.length;
    const reference = `RM-${String(id).padStart(6, '0')}`;
    const isFar = rows.orders.length === count - 6;
    const buyer = isFar ? moveToHighlands(nextBuyer()) : nextBuyer();
    const checkoutId = `checkout_${[8, 4, 4, 4, 12].map(random.hex).join('-')}`;
    const wanted = pickLines(random, pickProduct, buyer.company !== null);
    const held = wanted.filter(({ product, quantity }) =>
      demoStock.reserve(product, quantity, checkoutId, placed),
    );
    // Paid after its hold had expired, when the last item was already sold.
    const missing = held.length === 0 ? wanted : [];
    const goods = held.length === 0 ? wanted : held;
    // Some buyers pay for mainland delivery and enter an address elsewhere.
    const postcode = isFar || random.chance(0.25) ? undefined : buyer.address.postcode;
    const lines = buildLines(
      withDelivery(
        { lines: goods, totalPence: sumOf(goods) },
        { postcode, service: undefined },
        catalogue,
      ),
    );
    const totalPence = lines.reduce(
      (sum, { unitPence, quantity }) => sum + unitPence * quantity,
      0,
    );
    const surcharge = buildSurchargeIssue(lines, buyer.address, catalogue, deliveryZones());
    const items = missing.map(({ product: { name }, quantity }) => ({ name, quantity }));
    const issues: Issue[] = [
      ...(surcharge ? [surcharge] : []),
      ...(items.length > 0 ? [{ kind: 'out-of-stock', data: { items } } as const] : []),
    ];
    const planned = planOrder(
      random,
      placed,
      lines.filter(isGoods).map(({ line, quantity }, place) => {
        const { weight = 0, closedLength = 0 } = goods[place]?.product ?? {};
        return { line, quantity, weight, closedLength };
      }),
    );
    // Nothing is dispatched before it is in stock and delivery is agreed.
    const isStuck = issues.length > 0 && placed.getTime() > until.getTime() - 6 * 86_400_000;
    const steps = planned.filter(({ at }, place) => at <= until && (place === 0 || !isStuck));
    const paymentId = `pi_${random.hex(32)}`;
    const sessionId = `cs_test_${random.hex(32)}`;
    const clerk = () => random.pick(staff);
    let givenBackPence = 0;
    let version = 1;
    for (const step of steps) {
      const by = step.action && staff.length > 0 ? clerk() : undefined;
      const { at, state, note = null } = step;
      if (step.refunds === undefined) {
        rows.events.push({ orderId: id, state, note, staffId: by?.id ?? null, at });
      } else {
        givenBackPence = Math.round(totalPence * step.refunds);
        rows.issues.push({
          orderId: id,
          kind: 'partial-refund',
          data: { refundedPence: givenBackPence, totalPence },
          key: `${reference}.given-back-${givenBackPence}`,
          raisedAt: at,
          ...clearedFields(new Date(at.getTime() + 3 * 86_400_000), until, staff[0]?.name),
        });
      }
      if (step.action) {
        version += 1;
        rows.activities.push(buildActivity(step, step.action, reference, version, by?.id));
      }
      if (step.dispatch) {
        const shipmentId = around.first.shipment + rows.shipments.length;
        const { carrier, tracking, lines: left } = step.dispatch;
        rows.shipments.push({ id: shipmentId, orderId: id, carrier, tracking, at });
        rows.shipmentLines.push(...left.map((line) => ({ shipmentId, ...line })));
      }
      if (step.state === 'cancelled') {
        for (const { product, quantity } of held)
          demoStock.scheduleReturn(product.id, quantity, checkoutId, at);
      }
    }
    const left = steps.find(({ action }) => action);
    for (const { kind, data } of issues) {
      const key = `${reference}.${kind}`;
      const cleared = clearedFields(left?.at, until, staff[0]?.name);
      rows.issues.push({ orderId: id, kind, data, key, raisedAt: placed, ...cleared });
    }
    const state = steps.at(-1)?.state ?? 'paid';
    rows.checkouts.push({
      id: checkoutId,
      sessionId,
      state: 'paid',
      totalPence,
      createdAt: new Date(placed.getTime() - 4 * 60_000),
      expiresAt: new Date(placed.getTime() + 26 * 60_000),
    });
    rows.payments.push({
      id: paymentId,
      chargeId: `ch_${random.hex(32)}`,
      amountPence: totalPence,
      refundedPence: state === 'refunded' ? totalPence : givenBackPence,
      metadata: {},
    });
    rows.orders.push({
      id,
      sessionId,
      checkoutId,
      paymentId,
      state,
      ...buyer,
      poNumber: buyer.company !== null && random.chance(0.7) ? poNumber(random) : null,
      deliveryNotes: random.chance(0.25) ? random.pick(deliveryNotes) : null,
      totalPence,
      givenBackPence,
      version,
      createdAt: placed,
      paidAt: placed,
    });
    rows.lines.push(...lines.map((line) => ({ orderId: id, ...line })));
    if (random.chance(0.02)) demoStock.recordMiscount(random.pick(products), placed);
  }
  demoStock.bookReturns(until);
  addRareIssues(rows, until);
  const compareTimes = (one: { at: Date }, other: { at: Date }) =>
    one.at.getTime() - other.at.getTime();
  rows.events.sort(compareTimes);
  rows.activities.sort(compareTimes);
  return { ...rows, movements: demoStock.movements(), available: demoStock.available };
}

export type MadeOrders = ReturnType<typeof makeOrders>;

/** Moves a buyer to the Highlands, so that there is always an order whose delivery has to be agreed. */
function moveToHighlands(buyer: DemoBuyer): DemoBuyer {
  return { ...buyer, address: { ...buyer.address, town: 'Inverness', postcode: 'IV1 1ZZ' } };
}

/** Within a family, cheaper sizes sell more often than expensive ones. */
function createProductPicker(random: Random, products: readonly Product[]): () => Product {
  const inFamily = Map.groupBy(products, ({ family }) => family);
  return random.weighted(products, ({ family, price }) => {
    const cheapest = Math.min(...(inFamily.get(family) ?? []).map((one) => one.price));
    return (familyWeight(family) * (cheapest / price)) / (inFamily.get(family)?.length ?? 1);
  });
}

function pickLines(random: Random, pick: (() => Product) | undefined, isTrade: boolean) {
  const chosen = new Map<string, { product: Product; quantity: number }>();
  const lines = random.pick(isTrade ? [1, 1, 2, 2, 3, 4] : [1, 1, 1, 2]);
  for (let line = 0; line < lines && pick; line++) {
    const product = pick();
    const few = product.category === 'Accessories' ? [1, 2, 2, 4] : [1, 1, 1, 2, 3];
    chosen.set(product.id, { product, quantity: isTrade ? random.pick(few) : 1 });
  }
  return [...chosen.values()];
}

function sumOf(lines: Basket['lines']): number {
  return lines.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0);
}

function buildLines({ lines, delivery }: Basket): MadeLine[] {
  const goods = lines.map(({ product: { id, name, sku, price }, quantity }, place) => ({
    line: place + 1,
    productId: id,
    name,
    sku,
    unitPence: price,
    quantity,
    delivery: null,
    vatPercent: 20,
  }));
  if (!delivery) return goods;
  const { name, pence, service } = delivery;
  const charge = { name, unitPence: pence, quantity: 1, delivery: service };
  return [...goods, { line: goods.length + 1, ...deliveryItem, ...charge, vatPercent: 20 }];
}

function poNumber(random: Random): string {
  const digits = String(random.between(1000, 99_999));
  return random.pick([`PO-${digits}`, `PO${digits}/A`, `45000${digits}`, `J${digits}`]);
}

function clearedFields(at: Date | undefined, until: Date, by: string | undefined) {
  const isCleared = at !== undefined && at <= until;
  return { clearedAt: isCleared ? at : null, clearedBy: isCleared ? (by ?? 'admin') : null };
}

function buildActivity(
  { at, dispatch }: Step,
  action: NonNullable<Step['action']>,
  reference: string,
  version: number,
  staffId: number | undefined,
) {
  const isStaff = staffId !== undefined;
  return {
    at,
    actor: isStaff ? ('staff' as const) : ('command' as const),
    staffId: staffId ?? null,
    action,
    record: 'order',
    recordId: reference,
    data: { version, ...dispatch },
  };
}

type RareIssue = { issue: (made: Row<typeof order>) => Issue; change?: Row<typeof order> };

const rareIssues: readonly RareIssue[] = [
  { issue: () => ({ kind: 'no-email', data: {} }), change: { email: '' } },
  { issue: () => ({ kind: 'no-address', data: {} }), change: { address: null } },
  { issue: () => ({ kind: 'paid-twice', data: {} }) },
  {
    issue: ({ totalPence: paidPence = 0 }) => ({
      kind: 'amount-mismatch',
      data: { paidPence, duePence: paidPence + 10_00 },
    }),
  },
];

/** Adds rare issues, each once, to the newest orders, and a dispute and a failed refund to older ones. */
function addRareIssues(
  { orders, issues }: { orders: Row<typeof order>[]; issues: Row<typeof orderIssue>[] },
  until: Date,
): void {
  const taken = new Set(issues.map(({ orderId }) => orderId));
  const raise = (one: Row<typeof order> | undefined, { kind, data }: Issue, raisedAt?: Date) => {
    if (!one) return;
    const key = `RM-${String(one.id).padStart(6, '0')}.${kind}`;
    const row = { orderId: one.id, kind, data, key, clearedAt: null, clearedBy: null };
    issues.push({ ...row, raisedAt: raisedAt ?? one.createdAt });
  };
  const waiting = orders.filter(({ id, state }) => state === 'paid' && !taken.has(id)).reverse();
  for (const [place, { issue, change }] of rareIssues.entries()) {
    const one = waiting[place * 2];
    if (!one) continue;
    Object.assign(one, change);
    raise(one, issue(one));
  }
  const arrived = orders.filter(({ id, state }) => state === 'delivered' && !taken.has(id));
  const respondBy = new Date(until.getTime() + 6 * 86_400_000).toISOString();
  const yesterday = new Date(until.getTime() - 86_400_000);
  raise(arrived.at(-30), { kind: 'dispute', data: { respondBy } }, yesterday);
  const refunded = orders.findLast(({ state }) => state === 'refunded');
  const { totalPence = 0 } = refunded ?? {};
  raise(refunded, { kind: 'refund-failed', data: { pence: totalPence, totalPence } }, yesterday);
}
