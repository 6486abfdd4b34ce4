import { ukDate } from '../../email/uk-date.ts';

/** The last whole day before a midnight: 31 March 2033. */
export function lastDay(midnight: Date): string {
  return ukDate(new Date(midnight.getTime() - 1));
}
