import fc from 'fast-check';
import type { BufferGeometry } from 'three';
import { describe, expect, it } from 'vitest';
import { archRing } from './arch-ring.ts';
import { type Opening, openingHeightAt, openingOutline, wall } from './opening.ts';
import { box, pseudoRandom } from './shapes.ts';

const opening: Opening = { x: 1, width: 2, sill: 1, spring: 3, rise: 0.5 };

/** The area of the faces that point towards +Z, in square metres. */
function frontOf(geometry: BufferGeometry): number {
  const [at, normal, index] = [
    geometry.getAttribute('position'),
    geometry.getAttribute('normal'),
    geometry.getIndex(),
  ];
  let area = 0;
  for (let face = 0; face < (index?.count ?? 0); face += 3) {
    const [a = 0, b = 0, c = 0] = [0, 1, 2].map((corner) => index?.getX(face + corner) ?? 0);
    if (normal.getZ(a) < 0.9) continue;
    const [ux, uy] = [at.getX(b) - at.getX(a), at.getY(b) - at.getY(a)];
    const [vx, vy] = [at.getX(c) - at.getX(a), at.getY(c) - at.getY(a)];
    area += Math.abs(ux * vy - uy * vx) / 2;
  }
  return area;
}

describe('wall', () => {
  it('has a hole where the opening is', () => {
    const whole = frontOf(wall([-4, 4], [0, 5], 0.4));
    const square = frontOf(wall([-4, 4], [0, 5], 0.4, [{ ...opening, rise: 0 }]));
    const arched = frontOf(wall([-4, 4], [0, 5], 0.4, [opening]));
    expect(whole).toBeCloseTo(40);
    expect(square).toBeCloseTo(36);
    expect(arched).toBeLessThan(36 - 0.6);
    expect(arched).toBeGreaterThan(36 - 0.75);
  });
});

describe('an opening', () => {
  it('is highest in its middle and springs at its sides', () => {
    expect(openingHeightAt(opening, 0)).toBeCloseTo(3.5);
    expect(openingHeightAt(opening, 1)).toBeCloseTo(3);
    expect(openingHeightAt({ ...opening, rise: 0 }, 0.4)).toBe(3);
  });

  it('lies inside itself when drawn smaller', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.6, max: 4, noNaN: true }),
        fc.double({ min: 0.02, max: 0.25, noNaN: true }),
        (width, inset) => {
          const whole = { ...opening, width, rise: width / 3 };
          for (const [x, y] of openingOutline(whole, inset)) {
            expect(Math.abs(x - whole.x)).toBeLessThan(width / 2);
            expect(y).toBeLessThan(openingHeightAt(whole, Math.abs(x - whole.x)) + 1e-6);
          }
        },
      ),
    );
  });

  it('carries a ring as long as its arch', () => {
    const uv = archRing(opening, 0.3, 0.01, 0.2).getAttribute('uv');
    const along = Array.from({ length: uv.count }, (_, at) => uv.getX(at));
    // The arc of a circle of radius 1.25 over a chord of 2.
    expect(Math.max(...along)).toBeCloseTo(2 * 1.25 * Math.asin(1 / 1.25), 1);
  });
});

describe('box', () => {
  it('maps its front in metres, so that courses run on from one to the next', () => {
    const geometry = box([2, 5], [1, 2], [-1, 0]);
    const [at, uv, normal] = ['position', 'uv', 'normal'].map((name) =>
      geometry.getAttribute(name),
    );
    for (let corner = 0; corner < (at?.count ?? 0); corner += 1) {
      if ((normal?.getZ(corner) ?? 0) < 0.9) continue;
      expect(uv?.getX(corner)).toBe(at?.getX(corner));
      expect(uv?.getY(corner)).toBe(at?.getY(corner));
    }
  });
});

describe('pseudoRandom', () => {
  it('is deterministic and uniform', () => {
    const drawn = Array.from({ length: 400 }, (_, at) => pseudoRandom(at, 3));
    expect(drawn).toEqual(Array.from({ length: 400 }, (_, at) => pseudoRandom(at, 3)));
    const mean = drawn.reduce((sum, value) => sum + value) / drawn.length;
    expect(mean).toBeGreaterThan(0.45);
    expect(mean).toBeLessThan(0.55);
    expect(Math.max(...drawn)).toBeLessThan(1);
  });
});
