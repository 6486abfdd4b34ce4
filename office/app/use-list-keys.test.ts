import { describe, expect, it } from 'vitest';
import { toggled } from '../../ui/Table.tsx';
import { besides, stillChosen } from './use-list-keys.ts';

const keys = ['a', 'b', 'c', 'd'];

describe('walking a list', () => {
  it('[OF14] goes down and up, and stays at its ends', () => {
    expect(besides(keys, 'b', 1)).toBe('c');
    expect(besides(keys, 'b', -1)).toBe('a');
    expect(besides(keys, 'd', 1)).toBe('d');
    expect(besides(keys, 'a', -1)).toBe('a');
    expect(besides(keys, undefined, 1)).toBe('a');
    expect(besides([], 'a', 1)).toBeUndefined();
  });

  it('[OF14] keeps its row when others come or go', () => {
    expect(stillChosen(keys, ['x', 'a', 'b'], 'b')).toBe('b');
    expect(stillChosen([], keys, undefined)).toBe('a');
  });

  it('[OF3] takes the next row when its own has left', () => {
    expect(stillChosen(keys, ['a', 'c', 'd'], 'b')).toBe('c');
    expect(stillChosen(keys, ['a', 'b', 'c'], 'd')).toBe('c');
    expect(stillChosen(keys, [], 'a')).toBeUndefined();
  });
});

describe('selecting rows', () => {
  it('[OF4] adds one and takes it away again', () => {
    expect([...toggled(new Set(['a']), 'c')]).toEqual(['a', 'c']);
    expect([...toggled(new Set(['a', 'c']), 'c')]).toEqual(['a']);
  });

  it('[OF4] with Shift takes the run from the nearest one above', () => {
    expect([...toggled(new Set(['a', 'b']), 'd', keys)]).toEqual(['a', 'b', 'c', 'd']);
    expect([...toggled(new Set(['d']), 'b', keys)]).toEqual(['d', 'b']);
  });
});
