import * as v from 'valibot';
import { expect, it } from 'vitest';
import { attemptKey } from '../contract/cancel-checkout.ts';
import { newKey } from './new-key.ts';

it('[CC8] [QU4] every try has a key of its own that the server takes', () => {
  const keys = Array.from({ length: 100 }, newKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(v.is(attemptKey, key)).toBe(true);
});
