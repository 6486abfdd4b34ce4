import { describe, expect, it } from 'vitest';
import { toggleSelection } from '../../ui/Table.tsx';
import { adjacentKey, keepChosen } from './use-list-keys.ts';

const keys = ['a', 'b', 'c', 'd'];

describe('list navigation', () => {
  it('[OF14] moves down and up, and stops at the ends', () => {
    expect(adjacentKey(keys, 'b', 1)).toBe('c');
    expect(adjacentKey(keys, 'b', -1)).toBe('a');
    expect(adjacentKey(keys, 'd', 1)).toBe('d');
    expect(adjacentKey(keys, 'a', -1)).toBe('a');
    expect(adjacentKey(keys, undefined, 1)).toBe('a');
    expect(adjacentKey([], 'a', 1)).toBeUndefined();
  });

  it('[OF14] keeps the chosen row when others are added or removed', () => {
    expect(keepChosen(keys, ['x', 'a', 'b'], 'b')).toBe('b');
    expect(keepChosen([], keys, undefined)).toBe('a');
  });

  it('[OF3] chooses the next row when the chosen one is removed', () => {
    expect(keepChosen(keys, ['a', 'c', 'd'], 'b')).toBe('c');
    expect(keepChosen(keys, ['a', 'b', 'c'], 'd')).toBe('c');
    expect(keepChosen(keys, [], 'a')).toBeUndefined();
  });
});

describe('row selection', () => {
  it('[OF4] toggles a row', () => {
    expect([...toggleSelection(new Set(['a']), 'c')]).toEqual(['a', 'c']);
    expect([...toggleSelection(new Set(['a', 'c']), 'c')]).toEqual(['a']);
  });

  it('[OF4] with Shift selects the range from the nearest selected row above', () => {
    expect([...toggleSelection(new Set(['a', 'b']), 'd', keys)]).toEqual(['a', 'b', 'c', 'd']);
    expect([...toggleSelection(new Set(['d']), 'b', keys)]).toEqual(['d', 'b']);
  });
});
