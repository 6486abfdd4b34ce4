import { expect, it } from 'vitest';
import { products } from '../catalogue/catalogue.ts';
import { delivery, deliveryWords, loadOf, loads } from './delivery.ts';

it('says of delivery what it costs and where it costs more', () => {
  expect(deliveryWords()).toEqual({
    name: 'UK mainland delivery',
    value: 'Included',
    beyond: 'Highlands, islands, Northern Ireland: carriage agreed before we send.',
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

it('[OT1] names what sending any product back costs at most: a parcel, up to a long and a heavy load, and the rest', () => {
  const { returnCarriage } = delivery;
  const [parcel, middle, rest] = returnCarriage.map(({ load }) => load);
  expect(parcel).toMatch(/^Parcel, up to /);
  expect(middle).toBe(
    `Anything else but a tower, up to ${loads.longMetres} m long as packed and ${loads.heavyKilograms} kg`,
  );
  expect(rest).toBe('Anything longer or heavier, and any tower');
  const costs = returnCarriage.map(({ most }) => most);
  expect(costs).toEqual([...costs].sort((a, b) => a - b));
});
