import { describe, expect, it } from 'vitest';
import { storageKeys } from '../../storage-keys.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { createBegunPayments } from './begun-payments.ts';

function memory(start?: Record<string, string>) {
  const storage = memoryStorage(start);
  return () => storage;
}

describe('payments begun in this browser', () => {
  it('[CC13] are each forgotten once, so that an order never empties a later cart', () => {
    const storage = memory();
    createBegunPayments(storage).note('cs_1');
    const inAnotherTab = createBegunPayments(storage);
    expect(inAnotherTab.forget('cs_1')).toBe(true);
    expect(inAnotherTab.forget('cs_1')).toBe(false);
  });

  it('[CC13] are not those of which an email tells', () => {
    const payments = createBegunPayments(memory());
    payments.note('cs_1');
    expect(payments.forget('cs_2')).toBe(false);
    expect(payments.all()).toEqual(['cs_1']);
  });

  it('are the latest twenty, each once', () => {
    const payments = createBegunPayments(memory());
    for (let number = 1; number <= 25; number += 1) payments.note(`cs_${number}`);
    payments.note('cs_20');
    expect(payments.all()).toHaveLength(20);
    expect(payments.all().slice(0, 2)).toEqual(['cs_20', 'cs_25']);
  });

  it('[CC3] are none where storage is shut', () => {
    const payments = createBegunPayments(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    payments.note('cs_1');
    expect(payments.all()).toEqual([]);
    expect(payments.forget('cs_1')).toBe(false);
  });

  it.each(['', '{', '{"a":1}', '[1,2]'])('[CC3] are none where storage holds %j', (text) => {
    expect(createBegunPayments(memory({ [storageKeys.payments]: text })).all()).toEqual([]);
  });
});
