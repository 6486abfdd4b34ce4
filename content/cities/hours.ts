import * as v from 'valibot';
import { shownHours } from '../opening-hours.ts';

const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write a time such as 08:00'));
const opening = v.pipe(
  v.strictTuple([time, time]),
  v.check(([open, close]) => open < close, 'The depot closes after it opens'),
);

/** Opening hours of a depot, as a page shows them and as search engines read them. */
export const hours = v.pipe(
  v.strictObject({ weekdays: opening, saturday: opening }),
  v.transform(({ weekdays, saturday }) => ({
    shown: [
      { days: 'Monday-Friday', hours: shownHours(weekdays) },
      { days: 'Saturday', hours: shownHours(saturday) },
    ],
    schema: [`Mo-Fr ${weekdays.join('-')}`, `Sa ${saturday.join('-')}`],
  })),
);
