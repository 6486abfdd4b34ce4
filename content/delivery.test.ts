import { expect, it } from 'vitest';
import { claims } from './company.ts';
import { deliveryWords } from './delivery.ts';

it('[SH8] says of delivery what it costs, when it comes and where it costs more', () => {
  expect(deliveryWords()).toEqual({
    name: 'UK mainland delivery',
    value: 'Included',
    time: `Within ${claims.deliveryWorkingDays} working days.`,
    beyond: 'Highlands, islands, Northern Ireland: carriage agreed before we send.',
  });
});
