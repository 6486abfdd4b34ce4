import type { DepotHours } from './city.ts';

export const regionalHours: DepotHours = {
  shown: [
    { days: 'Monday-Friday', hours: '8am-6pm' },
    { days: 'Saturday', hours: '9am-4pm' },
  ],
  schema: ['Mo-Fr 08:00-18:00', 'Sa 09:00-16:00'],
};

export const londonHours: DepotHours = {
  shown: [
    { days: 'Monday-Friday', hours: '7am-7pm' },
    { days: 'Saturday', hours: '8am-5pm' },
  ],
  schema: ['Mo-Fr 07:00-19:00', 'Sa 08:00-17:00'],
};
