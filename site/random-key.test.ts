import * as v from 'valibot';
import { expect, it } from 'vitest';
import { attemptKey } from '../contract/cancel-checkout.ts';
import { createRandomKey } from './random-key.ts';

it('[CC8] [QU4] keys are unique and accepted by the server', () => {
  const keys = Array.from({ length: 100 }, createRandomKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(v.is(attemptKey, key)).toBe(true);
});
