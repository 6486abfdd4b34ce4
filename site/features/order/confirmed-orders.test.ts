import { describe, expect, it } from 'vitest';
import { storageKeys } from '../../storage-keys.ts';
import { isNewlyConfirmed } from './confirmed-orders.ts';

function memory(start: Record<string, string> = {}) {
  const kept = new Map(Object.entries(start));
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return () => storage;
}

describe('confirmed orders', () => {
  it('[CC13] counts an order as new once, so that its page never empties a later cart', () => {
    const storage = memory();
    expect(isNewlyConfirmed('cs_1', storage)).toBe(true);
    expect(isNewlyConfirmed('cs_1', storage)).toBe(false);
    expect(isNewlyConfirmed('cs_2', storage)).toBe(true);
    expect(isNewlyConfirmed('cs_1', storage)).toBe(false);
  });

  it('[CC13] counts it as new where it cannot be remembered', () => {
    const refuse = () => {
      throw new Error('refused');
    };
    expect(isNewlyConfirmed('cs_1', refuse)).toBe(true);
    expect(isNewlyConfirmed('cs_1', () => ({ getItem: () => null, setItem: refuse }))).toBe(true);
  });

  it.each(['', '{', '{"a":1}', '[1,2]'])('starts anew from what it cannot read: %s', (text) => {
    expect(isNewlyConfirmed('cs_1', memory({ [storageKeys.orders]: text }))).toBe(true);
  });
});
