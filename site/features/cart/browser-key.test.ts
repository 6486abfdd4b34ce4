import { describe, expect, it } from 'vitest';
import { storageKeys } from '../../storage-keys.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { createBrowserKey } from './browser-key.ts';

const minute = 60_000;

describe('the key of a browser', () => {
  it('[CC14] is the same in every tab while a checkout can hold goods, and then another', () => {
    const storage = memoryStorage();
    let now = 1_000_000;
    const tab = () =>
      createBrowserKey(
        () => storage,
        () => now,
      )();
    const first = tab();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    now += 39 * minute;
    expect(tab()).toBe(first);
    now += 39 * minute;
    expect(tab()).toBe(first);
    now += 40 * minute;
    expect(tab()).not.toBe(first);
  });

  it('[CC14] lives as long as the page where storage is shut', () => {
    const shut = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const page = createBrowserKey(shut);
    expect(page()).toBe(page());
    expect(createBrowserKey(shut)()).not.toBe(page());
  });

  it.each(['', '{', 'null', '{"key":"short","at":1}', '{"key":7}'])(
    '[CC3] is a new one where storage holds %j',
    (text) => {
      const storage = memoryStorage({ [storageKeys.browser]: text });
      expect(createBrowserKey(() => storage)()).toMatch(/^[0-9a-f]{32}$/);
    },
  );
});
