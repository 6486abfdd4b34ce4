import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { storageKeys } from '../../storage-keys.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { compareChangedEvent, maxCompared } from './compare-ids.ts';
import { createCompareStore } from './compare-store.ts';

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];

const fakeStorage = (text?: string) =>
  memoryStorage(text === undefined ? {} : { [storageKeys.compare]: text });

function storeWith(storage: ReturnType<typeof fakeStorage>, page = new EventTarget()) {
  const store = createCompareStore({ storage: () => storage, page });
  store.setProductIds(ids);
  return { store, page, chosen: store.get };
}

function storageEvent(key: string | null) {
  return Object.assign(new Event('storage'), { key });
}

describe('compare store', () => {
  it('[PL15] adds, removes and clears in order', () => {
    const { store, chosen } = storeWith(fakeStorage());
    expect(store.toggle('b')).toBe('added');
    expect(store.toggle('a')).toBe('added');
    expect(chosen()).toEqual(['b', 'a']);
    expect(store.toggle('b')).toBe('removed');
    expect(chosen()).toEqual(['a']);
    store.clear();
    expect(chosen()).toEqual([]);
  });

  it('[PL15] accepts four and returns full', () => {
    const { store, chosen } = storeWith(fakeStorage());
    for (const id of ['a', 'b', 'c', 'd']) expect(store.toggle(id)).toBe('added');
    expect(store.toggle('e')).toBe('full');
    expect(chosen()).toEqual(['a', 'b', 'c', 'd']);
    expect(store.toggle('a')).toBe('removed');
    expect(store.toggle('e')).toBe('added');
  });

  it('[PL15] does not count unknown products', () => {
    const { store, chosen } = storeWith(fakeStorage('["gone","a","sold","b","lost","c"]'));
    expect(chosen()).toEqual(['a', 'b', 'c']);
    expect(store.toggle('d')).toBe('added');
    expect(chosen()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('[PL15] accepts every id until product ids are set', () => {
    const page = new EventTarget();
    const store = createCompareStore({ storage: () => fakeStorage('["gone","a"]'), page });
    expect(store.get()).toEqual(['gone', 'a']);
    store.setProductIds(ids);
    expect(store.get()).toEqual(['a']);
  });

  it('[PL15] removes unknown ids from storage', () => {
    const storage = fakeStorage('["gone","a"]');
    storeWith(storage).store.removeUnknown();
    expect(storage.getItem(storageKeys.compare)).toBe('["a"]');
  });

  it('[PL15] ignores invalid stored values', () => {
    const anything = fc.oneof(
      fc.json(),
      fc.string(),
      fc
        .array(fc.oneof(fc.constantFrom(...ids), fc.jsonValue()))
        .map((list) => JSON.stringify(list)),
    );
    fc.assert(
      fc.property(anything, (text) => {
        const { chosen } = storeWith(fakeStorage(text));
        expect(chosen().length).toBeLessThanOrEqual(maxCompared);
        expect(new Set(chosen()).size).toBe(chosen().length);
        expect(ids).toEqual(expect.arrayContaining([...chosen()]));
      }),
    );
  });

  it('[PL15] syncs open tabs', () => {
    const storage = fakeStorage();
    const here = storeWith(storage);
    const there = storeWith(storage);
    const heard = vi.fn();
    there.store.subscribe(heard);
    here.store.toggle('a');
    there.page.dispatchEvent(storageEvent(storageKeys.compare));
    expect(heard).toHaveBeenCalledOnce();
    expect(there.chosen()).toEqual(['a']);
    there.page.dispatchEvent(storageEvent('something.else'));
    there.page.dispatchEvent(storageEvent(storageKeys.compare));
    expect(heard).toHaveBeenCalledOnce();
    // A tab that has received no event yet still counts what is stored.
    for (const id of ['b', 'c', 'd']) there.store.toggle(id);
    expect(here.store.toggle('e')).toBe('full');
    expect(here.chosen()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('[PL15] dispatches an event and returns a stable list', () => {
    const { store, page } = storeWith(fakeStorage('["a"]'));
    const told = vi.fn();
    page.addEventListener(compareChangedEvent, told);
    const before = store.get();
    page.dispatchEvent(new Event('pageshow'));
    expect(store.get()).toBe(before);
    store.toggle('b');
    expect(told).toHaveBeenCalledOnce();
    expect(store.get()).not.toBe(before);
  });

  it('[PL15] keeps state for the page’s lifetime without storage', () => {
    const shut = createCompareStore({
      storage: () => {
        throw new Error('shut');
      },
      page: new EventTarget(),
    });
    expect(shut.toggle('a')).toBe('added');
    expect(shut.get()).toEqual(['a']);
    shut.clear();
    expect(shut.get()).toEqual([]);
  });
});
