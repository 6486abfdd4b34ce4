import { claims, company } from './company.ts';
import { shortDay } from './short-day.ts';
import { workingDaysAfter } from './working-days.ts';

/** The last day on which what is ordered now comes to the mainland, as its UTC midnight. */
export function deliveryDay(ordered: Date): Date {
  return workingDaysAfter(ordered, claims.deliveryWorkingDays, company.hours.closedOn);
}

/** When an order of this moment comes. */
export function deliveryTime(ordered: Date): string {
  return `Within ${claims.deliveryWorkingDays} working days, by ${shortDay(deliveryDay(ordered))}.`;
}
