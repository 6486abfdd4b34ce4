import { company } from '../../content/company.ts';
import { zoneOf } from '../../content/delivery.ts';
import { mainland } from '../../content/delivery-zones.ts';
import { isWorkingDay, ukDay } from '../../content/working-days.ts';
import { deliveryDueDay, findDeliveryService } from './delivery.ts';

/** Working days that a carrier takes on the mainland. Zones with a longer promise take as many more. */
const transitDays = { standard: 2, express: 1 } as const;

const dayMs = 86_400_000;

type OrderToDispatch = Parameters<typeof deliveryDueDay>[0];

/** The last day on which an order can leave to arrive in time, as its UTC midnight; see `deliveryDueDay`. */
export function dispatchDueDay(placed: OrderToDispatch): Date | undefined {
  const due = deliveryDueDay(placed);
  return due && workingDaysBefore(due, findTransitDays(placed));
}

function findTransitDays({ lines, address }: Pick<OrderToDispatch, 'lines' | 'address'>): number {
  const zone = zoneOf(address?.postcode ?? '') ?? mainland;
  if (findDeliveryService(lines) === 'express' && zone.express) return transitDays.express;
  return transitDays.standard + zone.workingDays - mainland.workingDays;
}

function workingDaysBefore(day: Date, count: number): Date {
  const before = new Date(day);
  for (let left = count; left > 0; ) {
    before.setTime(before.getTime() - dayMs);
    if (isOpenDay(before)) left--;
  }
  return before;
}

/** Working days from today until a day: 0 for today, negative for a day that has passed. */
export function workingDaysUntil(day: Date, now: Date): number {
  const today = ukDay(now);
  const [first, last] = day < today ? [day, today] : [today, day];
  let count = 0;
  for (let at = first.getTime() + dayMs; at <= last.getTime(); at += dayMs) {
    if (isOpenDay(new Date(at))) count++;
  }
  return day < today ? -Math.max(1, count) : count;
}

/** Whether we work on a day, given as its UTC midnight. */
export function isOpenDay(day: Date): boolean {
  return isWorkingDay(day) && !company.closedOn.includes(day.toISOString().slice(0, 10));
}
