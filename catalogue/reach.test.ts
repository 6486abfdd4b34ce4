import { describe, expect, it } from 'vitest';
import { calculateStandingHeight, calculateWorkingHeight } from './reach.ts';

describe('reach', () => {
  it('[HO10] puts the working height 2 m above a platform', () => {
    expect(calculateWorkingHeight('platform', calculateStandingHeight('platform', 2.2))).toBe(4.2);
  });

  it('[PL8] leaves the top three rungs of a leaning ladder free, and never rounds up', () => {
    expect(calculateStandingHeight('extended', 3.9)).toBe(2.9);
    expect(calculateWorkingHeight('extended', 2.9)).toBe(4.9);
  });

  it('[PL8] stands three treads below the top of steps without a platform', () => {
    expect(calculateStandingHeight('tread', 1.9, 8)).toBe(1.1);
    expect(calculateStandingHeight('tread', 2.4, 10)).toBe(1.6);
  });

  it('[CA1] gives an accessory no height to stand or work at', () => {
    expect(calculateWorkingHeight('size', calculateStandingHeight('size', 0))).toBe(0);
  });
});
