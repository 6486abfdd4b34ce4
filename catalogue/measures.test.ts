import { expect, it } from 'vitest';
import { exactMetres, kilograms, metres, unbroken } from './measures.ts';

it('[PD4] never parts a figure from its unit', () => {
  expect([metres(1.8), exactMetres(2.095), kilograms(12.1)]).toEqual([
    '1.8\u00a0m',
    '2.10\u00a0m',
    '12.1\u00a0kg',
  ]);
  expect(unbroken('Ladder Frame, 2.0 m, 250 rung')).toBe('Ladder Frame, 2.0\u00a0m, 250\u00a0rung');
  expect(unbroken('Calderstile 900 GRP Step Ladder, 8 tread')).toBe(
    'Calderstile 900 GRP Step Ladder, 8\u00a0tread',
  );
  expect(unbroken('Extension Ladder, 2 × 14 rung')).toBe(
    'Extension Ladder, 2\u00a0×\u00a014\u00a0rung',
  );
  expect(unbroken('Carries 150 kg.')).toBe('Carries 150\u00a0kg.');
  expect(unbroken('Hawsgate 250 modular')).toBe('Hawsgate 250 modular');
});
