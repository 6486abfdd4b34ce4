import { Vector2 } from 'three';
import { describe, expect, it } from 'vitest';
import { foldedProfile } from './folded.ts';

describe('folded sheet', () => {
  it('is as thick as the sheet along its straight parts', () => {
    const { outline } = foldedProfile(
      [
        [0, 0],
        [0.05, 0],
        [0.05, 0.04],
      ],
      0.004,
    );
    const ys = outline.filter(([x]) => x === 0).map(([, y]) => y);
    expect(Math.max(...ys)).toBeCloseTo(0.002, 9);
    expect(Math.min(...ys)).toBeCloseTo(-0.002, 9);
    const xs = outline.filter(([, y]) => y === 0.04).map(([x]) => x);
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(0.004, 9);
  });

  it('keeps the length of its sheet, less the bend allowance', () => {
    const { outline } = foldedProfile(
      [
        [0, 0],
        [0.1, 0],
        [0.1, 0.1],
      ],
      0.002,
    );
    const way = outline.map(([x, y]) => new Vector2(x, y));
    const round = way.reduce((sum, at, index) => sum + at.distanceTo(way.at(index - 1) ?? at), 0);
    expect(round).toBeGreaterThan(0.395);
    expect(round).toBeLessThan(0.405);
  });
});
