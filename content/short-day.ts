const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A short form of a day: Tue 24 Nov. Without Intl, which is slow to start on a phone. */
export function shortDay(day: Date): string {
  return `${weekdayAndDate(day)} ${months[day.getUTCMonth()]}`;
}

/** Tue 24 */
export function weekdayAndDate(day: Date): string {
  return `${weekdays[day.getUTCDay()]} ${day.getUTCDate()}`;
}
