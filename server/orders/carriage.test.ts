import { expect, it } from 'vitest';
import { carriageToAgree, isInDoubt } from './carriage.ts';

it('[CC14] carriage alone puts no order in doubt, also in a district that has been taken off the list', () => {
  const address = { line1: '1 Test Road', town: 'Durness', postcode: 'IV27 4QA', country: 'GB' };
  const carriage = carriageToAgree(address) ?? '';
  expect(carriage).toMatch(/^IV27 /);
  for (const attention of [null, carriage, carriage.replace('IV27', 'AB36')])
    expect(isInDoubt({ attention })).toBe(false);
  for (const attention of [`${carriage} A dispute.`, `A dispute. ${carriage}`, 'A dispute.'])
    expect(isInDoubt({ attention })).toBe(true);
});
