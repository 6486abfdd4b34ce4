import { expect, it } from 'vitest';
import { products } from '../catalogue/catalogue.ts';
import { deliveryWords, loadOf } from './delivery.ts';

it('says of delivery what it costs and where it costs more', () => {
  expect(deliveryWords()).toEqual({
    name: 'UK mainland delivery',
    value: 'Included',
    beyond: 'Highlands, islands and Northern Ireland: delivery cost agreed before dispatch.',
  });
});

it('asks for two people to take off nothing that is over 50 kg in one piece', () => {
  const inParts = /tower|staging|industrial deck/i;
  for (const product of products) {
    const { name, weight, closedLength } = product;
    const isHeavy = weight > 50 && !inParts.test(name);
    expect(loadOf(product), name).toBe(isHeavy ? 'heavy' : closedLength > 3 ? 'long' : undefined);
  }
});
