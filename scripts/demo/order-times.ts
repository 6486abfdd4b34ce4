import { isWorkingDay } from '../../content/working-days.ts';
import type { Random } from './random.ts';

const oneDay = 86_400_000;

/** By month, from January: roofs are repaired from spring to autumn. */
const monthWeights = [0.7, 0.85, 1.15, 1.25, 1.3, 1.25, 1.1, 1, 1.15, 1.1, 0.9, 0.5];

/** By hour of the day: most orders come before work, after lunch and in the evening. */
const hourWeights = [1, 0, 0, 0, 0, 2, 5, 8, 10, 10, 9, 8, 6, 8, 8, 7, 6, 4, 4, 5, 5, 4, 3, 2];

/** The times of this many orders in the year before a moment, in order. */
export function orderTimes(random: Random, count: number, until: Date): Date[] {
  const today = Math.floor(until.getTime() / oneDay) * oneDay;
  const days = Array.from({ length: 365 }, (_, back) => new Date(today - back * oneDay));
  // Today gets only the share of its hours so far.
  const weightBefore = (hour: number) =>
    hourWeights.slice(0, hour).reduce((sum, each) => sum + each, 0);
  const passed = weightBefore(until.getUTCHours()) / weightBefore(24);
  const pickDay = random.weighted(days, (day) => {
    const weight = (monthWeights[day.getUTCMonth()] ?? 1) * (isWorkingDay(day) ? 1 : 0.35);
    return day.getTime() === today ? weight * passed : weight;
  });
  const pickHour = random.weighted([...hourWeights.keys()], (hour) => hourWeights[hour] ?? 0);
  const pickMoment = (day: number): Date => {
    const moment = new Date(day + Math.floor((pickHour() + random.next()) * 3_600_000));
    return moment > until ? pickMoment(day) : moment;
  };
  return Array.from({ length: count }, () => pickMoment(pickDay().getTime())).sort(
    (one, other) => one.getTime() - other.getTime(),
  );
}
