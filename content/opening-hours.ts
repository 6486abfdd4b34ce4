import { ownerCompany } from './company.ts';

/** '09:30' is 9:30am, and '18:00' is 6pm. */
function shownTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}${minute ? `:${time.slice(3)}` : ''}${hour < 12 ? 'am' : 'pm'}`;
}

/** '08:00' to '18:00' is 8am-6pm. */
export function shownHours(opening: readonly string[]): string {
  return opening.map(shownTime).join('-');
}

/** The office's opening hours, as pages show them. */
export function openingHours() {
  const { opens, closes, saturdayOpens, saturdayCloses } = ownerCompany();
  const saturday = saturdayOpens && saturdayCloses ? [saturdayOpens, saturdayCloses] : undefined;
  return {
    shown: `Monday-Friday ${shownHours([opens, closes])}`,
    saturday: `Saturday ${saturday ? shownHours(saturday) : 'closed'}`,
  };
}
