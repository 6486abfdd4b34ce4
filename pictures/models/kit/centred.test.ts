import { describe, expect, it } from 'vitest';
import { modelBoundingBox } from '../testing/measured.ts';
import { roundedBox } from './rounded-box.ts';
import { Workpiece } from './workpiece.ts';

const piece = new Workpiece().add('plastic', roundedBox(0.4, 0.2, 0.6), [3, 2, -1]);

describe('the position of a workpiece', () => {
  it('keeps its height when it is centred', () => {
    const { min, max } = modelBoundingBox(piece.centred().model());
    expect([min.x, min.y, min.z].map((n) => n.toFixed(3))).toEqual(['-0.200', '1.900', '-0.300']);
    expect(max.x).toBeCloseTo(0.2, 6);
  });

  it('touches the ground after grounded()', () => {
    const { min, max } = modelBoundingBox(piece.grounded().model());
    expect(min.y).toBeCloseTo(0, 6);
    expect(max.y).toBeCloseTo(0.2, 6);
    expect(max.z).toBeCloseTo(0.3, 6);
  });
});
