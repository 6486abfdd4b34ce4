import { company } from './company.ts';
import type { DeliveryService } from './delivery.ts';
import { expressCutOff, mainland, type Zone } from './delivery-zones.ts';
import { shortDay } from './short-day.ts';
import { isWorkingDay, ukTime, workingDaysAfter } from './working-days.ts';

/** The last day on which an order placed now is delivered in a zone, as UTC midnight. */
export function deliveryDay(
  ordered: Date,
  zone: Zone = mainland,
  service: DeliveryService = 'standard',
): Date {
  const closed = company.closedOn;
  const { express } = zone;
  if (service === 'standard' || !express)
    return workingDaysAfter(ordered, zone.workingDays, closed);
  const uk = ukTime(ordered);
  const today = uk.toISOString().slice(0, 10);
  const leavesToday =
    isWorkingDay(uk) && !closed.includes(today) && uk.getUTCHours() < expressCutOff;
  return workingDaysAfter(ordered, express.workingDays + (leavesToday ? 0 : 1), closed);
}

/** When an order placed at this moment is delivered on the mainland, as a sentence. */
export function deliveryTime(ordered: Date): string {
  return `Within ${mainland.workingDays} working days, by ${shortDay(deliveryDay(ordered))}.`;
}
