import { ukDateFormatter } from '../../contract/uk-time.ts';

/** 5 April 2026. */
export const ukDate = ukDateFormatter({ dateStyle: 'long' });

/** 5 April 2026 at 09:30. */
export const ukDateAndTime = ukDateFormatter({ dateStyle: 'long', timeStyle: 'short' });

/** 05 Apr 2026, 09:30: always the same width, for tables. */
export const ukTime = ukDateFormatter({
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** 2026-04-05 09:30, which a spreadsheet can sort. */
export const sortableUkTime = ukDateFormatter({ dateStyle: 'short', timeStyle: 'short' }, 'sv-SE');
