const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A day as it is said in little room: Tue 24 Nov. By hand, for a phone's Intl takes long to begin. */
export function shortDay(day: Date): string {
  return `${weekdayAndDate(day)} ${months[day.getUTCMonth()]}`;
}

/** Tue 24 */
export function weekdayAndDate(day: Date): string {
  return `${weekdays[day.getUTCDay()]} ${day.getUTCDate()}`;
}
