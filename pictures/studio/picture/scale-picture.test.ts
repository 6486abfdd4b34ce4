import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseHexColour, plateColour } from './colour.ts';
import { personPath, personWidth, scaleLayout, scalePicture } from './scale-picture.ts';

const side = 960;
const front = (high: number, wide: number) => {
  const metre = Math.min(816 / high, 844 / wide);
  const ground = 870;
  return {
    left: 480 - (wide * metre) / 2,
    right: 480 + (wide * metre) / 2,
    top: ground - high * metre,
    bottom: ground + 3,
    ground,
    metre,
  };
};

describe('scaleLayout', () => {
  it('shows product and person at one scale on one ground, both within the picture', () => {
    const metres = fc.double({ min: 0.05, max: 13, noNaN: true });
    fc.assert(
      fc.property(metres, metres, (high, wide) => {
        const shown = front(high, wide);
        const { shrunk, x, y, person } = scaleLayout(shown, side);
        expect(shrunk).toBeLessThanOrEqual(1);
        expect(person.metre).toBeCloseTo(shown.metre * shrunk, 6);
        expect(y + shown.ground * shrunk).toBeCloseTo(person.y, 6);
        expect(x + shown.left * shrunk).toBeGreaterThan(0);
        expect(person.x + (personWidth / 2) * person.metre).toBeLessThan(side);
        expect(person.y - 1.75 * person.metre).toBeGreaterThan(0);
        expect(x + shown.right * shrunk).toBeLessThan(person.x - (personWidth / 2) * person.metre);
      }),
    );
  });
});

describe('personPath', () => {
  it('is 1.75 m tall and stands on the ground, the same on both sides', () => {
    const pairs = [...personPath(100).matchAll(/(-?[\d.]+) (-?[\d.]+)(?=C|z)/g)];
    const points = pairs.map(([, x, y]) => [Number(x), Number(y)] as const);
    const heights = points.map(([, y]) => y);
    expect([Math.min(...heights), Math.max(...heights)]).toEqual([-175, 0]);
    const across = points.map(([x]) => x);
    expect(Math.min(...across)).toBe(-Math.max(...across));
  });
});

describe('scalePicture', () => {
  it('leaves the plate as it is around product and person', async () => {
    const [red, green, blue] = parseHexColour(plateColour);
    const pixels = Buffer.alloc(side * side * 3);
    for (let at = 0; at < pixels.length; at += 3) pixels.set([red, green, blue], at);
    const { person } = scaleLayout(front(1, 0.5), side);
    const composed = await scalePicture({ side, pixels }, front(1, 0.5));
    const at = (x: number, y: number) => {
      const first = 3 * (Math.round(y) * side + Math.round(x));
      return [...composed.pixels.subarray(first, first + 3)];
    };
    expect(at(4, 4)).toEqual([red, green, blue]);
    expect(at(side - 4, side / 2)).toEqual([red, green, blue]);
    expect(at(person.x, person.y - 1.2 * person.metre)).toEqual(parseHexColour('#d8d3c8'));
  });
});
