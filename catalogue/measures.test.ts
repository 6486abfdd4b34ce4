import { expect, it } from 'vitest';
import {
  formatKilograms,
  formatMetres,
  formatMetresToCm,
  withNonBreakingUnits,
} from './measures.ts';

it('[PD4] keeps a number and its unit on one line', () => {
  expect([formatMetres(1.8), formatMetresToCm(2.095), formatKilograms(12.1)]).toEqual([
    '1.8\u00a0m',
    '2.10\u00a0m',
    '12.1\u00a0kg',
  ]);
  expect(withNonBreakingUnits('Ladder Frame, 2.0 m, 250 rung')).toBe(
    'Ladder Frame, 2.0\u00a0m, 250\u00a0rung',
  );
  expect(withNonBreakingUnits('Calderstile 900 GRP Step Ladder, 8 tread')).toBe(
    'Calderstile 900 GRP Step Ladder, 8\u00a0tread',
  );
  expect(withNonBreakingUnits('Extension Ladder, 2 × 14 rung')).toBe(
    'Extension Ladder, 2\u00a0×\u00a014\u00a0rung',
  );
  expect(withNonBreakingUnits('Carries 150 kg.')).toBe('Carries 150\u00a0kg.');
  expect(withNonBreakingUnits('Hawsgate 250 modular')).toBe('Hawsgate 250 modular');
});
