import { company } from '../../content/company.ts';
import { workingDaysAfter } from '../../content/working-days.ts';
import type { OrderState } from '../../contract/order.ts';
import type { Random } from './random.ts';

/** A line of goods, with everything that affects its dispatch. */
type Goods = { line: number; quantity: number; weight: number; closedLength: number };

type DispatchDetails = {
  carrier: string;
  tracking: string | null;
  lines: { line: number; quantity: number }[];
};

/** A step in an order's life, made by a member of staff, except for the buyer's payment. */
export type Step = {
  at: Date;
  state: OrderState;
  action?: 'order.prepare' | 'order.dispatch' | 'order.deliver' | 'order.cancel' | 'order.refund';
  note?: string;
  dispatch?: DispatchDetails;
  /** The share of the total that is refunded while the order stands. */
  refunds?: number;
};

const outcomes = [
  { outcome: 'sent', weight: 92 },
  { outcome: 'cancelled', weight: 3 },
  { outcome: 'returned', weight: 2.5 },
  { outcome: 'part refunded', weight: 2.5 },
] as const;

const cancelReasons = [
  'Buyer ordered the wrong height.',
  'Job was called off.',
  'Ordered twice by mistake.',
];
const returnReasons = ['Collected, unused.', 'Stile damaged in transit, collected.'];

/** The steps of an order, in order; those after today have not happened yet. */
export function planOrder(random: Random, placed: Date, goods: readonly Goods[]): Step[] {
  const { outcome } = random.weighted(outcomes, ({ weight }) => weight)();
  const steps: Step[] = [{ at: placed, state: 'paid' }];
  const last = () => steps.at(-1)?.at ?? placed;
  if (outcome === 'cancelled') {
    const at = addMinutes(placed, random.between(20, 1500));
    steps.push({
      at,
      state: 'cancelled',
      action: 'order.cancel',
      note: random.pick(cancelReasons),
    });
    if (random.chance(0.9)) {
      const refunded = addMinutes(at, random.between(3, 900));
      steps.push({ at: refunded, state: 'refunded', action: 'order.refund' });
    }
    return steps;
  }
  const days = random.pick([1, 1, 1, 2, 2, 3, random.chance(0.2) ? 7 : 2]);
  const dispatchedAt = randomOfficeTime(random, placed, days);
  if (random.chance(0.6)) {
    const at = addMinutes(dispatchedAt, -random.between(15, 55));
    steps.push({ at, state: 'preparing', action: 'order.prepare' });
  }
  const [first, rest] = splitGoods(random, goods);
  steps.push(dispatchStep(random, goods, first, dispatchedAt, rest.length > 0));
  if (rest.length > 0) {
    const follows = randomOfficeTime(random, dispatchedAt, random.between(1, 4));
    steps.push(dispatchStep(random, goods, rest, follows, false));
  }
  const deliveredAt = randomOfficeTime(random, last(), random.between(1, 2));
  steps.push({ at: deliveredAt, state: 'delivered', action: 'order.deliver' });
  const complainedAt = randomOfficeTime(random, deliveredAt, random.between(2, 12));
  if (outcome === 'returned') {
    const note = random.pick(returnReasons);
    steps.push({ at: complainedAt, state: 'refunded', action: 'order.refund', note });
  }
  if (outcome === 'part refunded') {
    steps.push({ at: complainedAt, state: 'delivered', refunds: random.between(1, 4) / 10 });
  }
  return steps;
}

function splitGoods(random: Random, goods: readonly Goods[]): [Goods[], Goods[]] {
  const units = goods.reduce((sum, { quantity }) => sum + quantity, 0);
  if (units < 2 || !random.chance(0.14)) return [[...goods], []];
  const [only] = goods;
  if (only && goods.length === 1) {
    const now = random.between(1, only.quantity - 1);
    return [[{ ...only, quantity: now }], [{ ...only, quantity: only.quantity - now }]];
  }
  return [goods.slice(0, 1), goods.slice(1)];
}

function dispatchStep(
  random: Random,
  all: readonly Goods[],
  leaving: readonly Goods[],
  at: Date,
  isPart: boolean,
): Step {
  const heavy = all.some(({ weight, closedLength }) => weight > 50 || closedLength > 3);
  const carrier = random.pick(
    heavy ? ['Pallet', 'Pallet', 'Own van'] : ['DPD', 'DPD', 'DX', 'APC Overnight'],
  );
  const digits = (count: number) =>
    Array.from({ length: count }, () => random.between(0, 9)).join('');
  const tracking = {
    'Own van': null,
    Pallet: `PN${digits(7)}`,
    DPD: `1550 ${digits(4)} ${digits(4)} ${digits(2)}`,
  };
  const number = carrier in tracking ? tracking[carrier as keyof typeof tracking] : digits(12);
  const lines = leaving.map(({ line, quantity }) => ({ line, quantity }));
  return {
    at,
    state: isPart ? 'preparing' : 'dispatched',
    action: 'order.dispatch',
    dispatch: { carrier, tracking: number, lines },
    ...(isPart && { note: `Part dispatched with ${carrier}.` }),
  };
}

function addMinutes(from: Date, minutes: number): Date {
  return new Date(from.getTime() + minutes * 60_000);
}

/** A moment in office hours, this many working days later. */
function randomOfficeTime(random: Random, from: Date, days: number): Date {
  const day = workingDaysAfter(from, days, company.closedOn);
  return addMinutes(day, random.between(8 * 60, 16 * 60));
}
