import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Mesh, sliceMesh } from './mesh-slice.ts';

function areaOf({ corners, index }: Mesh): number {
  let area = 0;
  for (let at = 0; at < index.length; at += 3) {
    const [a, b, c] = [0, 1, 2].map((place) => {
      const first = 3 * (index[at + place] ?? 0);
      return [...corners.subarray(first, first + 3)];
    });
    const side = (from: number[] = [], to: number[] = []) =>
      to.map((v, axis) => v - (from[axis] ?? 0));
    const [[ux = 0, uy = 0, uz = 0], [vx = 0, vy = 0, vz = 0]] = [side(a, b), side(a, c)];
    area += Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2;
  }
  return area;
}

describe('sliceMesh', () => {
  const length = fc.double({ min: -2, max: 2, noNaN: true });

  it('splits a mesh without losing triangles', () => {
    fc.assert(
      fc.property(fc.array(length, { minLength: 9, maxLength: 9 }), length, (numbers, height) => {
        const mesh = { corners: Float32Array.from(numbers), index: Uint32Array.of(0, 1, 2) };
        const parts = [sliceMesh(mesh, -10, height), sliceMesh(mesh, height, 10)];
        const sum = parts.reduce((area, part) => area + areaOf(part), 0);
        expect(sum).toBeCloseTo(areaOf(mesh), 4);
        const heights = parts.map(({ corners }) => [...corners].filter((_, at) => at % 3 === 1));
        expect(heights[0]?.every((y) => y <= height + 1e-5)).toBe(true);
        expect(heights[1]?.every((y) => y >= height - 1e-5)).toBe(true);
      }),
    );
  });
});
