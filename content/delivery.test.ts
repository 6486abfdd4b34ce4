import { expect, it } from 'vitest';
import { products } from '../catalogue/catalogue.ts';
import { claims } from './company.ts';
import { deliveryWords, loadOf } from './delivery.ts';

it('[SH8] says of delivery what it costs, when it comes and where it costs more', () => {
  expect(deliveryWords()).toEqual({
    name: 'UK mainland delivery',
    value: 'Included',
    time: `Within ${claims.deliveryWorkingDays} working days.`,
    beyond: 'Highlands, islands, Northern Ireland: carriage agreed before we send.',
  });
});

it('[PD5] asks for two people to take off nothing that is over 50 kg in one piece', () => {
  const inParts = /tower|staging|industrial deck/i;
  for (const product of products) {
    const { name, weight, closedLength } = product;
    const isHeavy = weight > 50 && !inParts.test(name);
    expect(loadOf(product), name).toBe(isHeavy ? 'heavy' : closedLength > 3 ? 'long' : undefined);
  }
});
