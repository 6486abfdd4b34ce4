import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { project } from './camera.ts';
import { aimCamera, fitCamera, projectedBox } from './framing.ts';

const margins = { head: 0.06, foot: 0.09, left: 0.2, right: 0.06 };
const metres = fc.double({ min: 0.1, max: 12, noNaN: true });

/** The corners of a box that stands on the ground. */
function box(wide: number, high: number, deep: number): number[][] {
  const corners = [-1, 1].flatMap((x) =>
    [0, 1].flatMap((y) => [-1, 1].flatMap((z) => [(x * wide) / 2, y * high, (z * deep) / 2])),
  );
  return [corners];
}

describe('fitCamera', () => {
  it('fills the picture up to its margins at any size', () => {
    fc.assert(
      fc.property(metres, metres, metres, fc.boolean(), (wide, high, deep, level) => {
        const corners = box(wide, high, deep);
        const viewpoint = { azimuth: 35, elevation: 10, level, lens: 85 };
        const seen = projectedBox(corners, fitCamera(corners, viewpoint, margins, 'foot'));
        expect(seen.bottom).toBeCloseTo(1 - margins.foot, 6);
        expect(seen.left).toBeGreaterThanOrEqual(margins.left - 1e-6);
        expect(seen.right).toBeLessThanOrEqual(1 - margins.right + 1e-6);
        expect(seen.top).toBeGreaterThanOrEqual(margins.head - 1e-6);
        const [across, up] = [1 - margins.left - margins.right, 1 - margins.head - margins.foot];
        const used = Math.max((seen.right - seen.left) / across, (seen.bottom - seen.top) / up);
        expect(used).toBeGreaterThan(0.999);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps a narrow product in the middle, and lays a part in it both ways', () => {
    const ladder = box(0.4, 6, 0.4);
    const level = { azimuth: 0, elevation: 3, level: true, lens: 85 };
    const seen = projectedBox(ladder, fitCamera(ladder, level, margins, 'foot'));
    expect((seen.left + seen.right) / 2).toBeCloseTo(0.5, 6);
    const part = box(0.3, 0.1, 0.2);
    const even = { head: 0.1, foot: 0.1, left: 0.1, right: 0.1 };
    const laid = projectedBox(part, fitCamera(part, { ...level, level: false }, even, 'middle'));
    expect((laid.top + laid.bottom) / 2).toBeCloseTo(0.5, 6);
  });
});

describe('a level camera', () => {
  it('keeps verticals vertical and heights to scale', () => {
    const corners = box(1, 2, 1.5);
    const viewpoint = { azimuth: 35, elevation: 10, level: true, lens: 85 };
    const camera = fitCamera(corners, viewpoint, margins, 'foot');
    fc.assert(
      fc.property(fc.double({ min: -1, max: 1, noNaN: true }), metres, (x, height) => {
        const [foot, half, head] = [0, height / 2, height].map((y) => project(camera, [x, y, 0.4]));
        expect(head?.x).toBeCloseTo(foot?.x ?? 0, 9);
        expect(half?.y).toBeCloseTo(((foot?.y ?? 0) + (head?.y ?? 0)) / 2, 9);
      }),
    );
  });
});

describe('aimCamera', () => {
  it('puts the target in the middle and spans as many metres as asked', () => {
    const viewpoint = { azimuth: 0, elevation: 0, level: false, lens: 85 };
    const camera = aimCamera([0.2, 1, 0.3], viewpoint, 0.8);
    expect(project(camera, [0.2, 1, 0.3])).toMatchObject({ x: 0.5, y: 0.5 });
    expect(project(camera, [0.6, 1, 0.3]).x).toBeCloseTo(1, 9);
  });
});
