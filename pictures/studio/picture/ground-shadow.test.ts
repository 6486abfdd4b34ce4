import { describe, expect, it } from 'vitest';
import { aimCamera } from '../camera/framing.ts';
import { computeGroundShadow, type GroundShadow } from './ground-shadow.ts';
import { projectShadow } from './shadow-in-picture.ts';

/** A horizontal square plate at a height in metres. */
function plateAt(height: number, half = 0.2) {
  const corners = Float32Array.of(
    ...[-half, height, -half, half, height, -half, half, height, half, -half, height, half],
  );
  return [{ corners, index: Uint32Array.of(0, 1, 2, 0, 2, 3) }];
}

function darkAt({ left, back, cell, columns, dark }: GroundShadow, x: number, z: number): number {
  return dark[Math.floor((z - back) / cell) * columns + Math.floor((x - left) / cell)] ?? 0;
}

describe('computeGroundShadow', () => {
  it('is darkest under what lies on the ground, and lighter the higher it hangs', () => {
    const heights = [0.02, 0.5, 1.5].map((height) =>
      darkAt(computeGroundShadow(plateAt(height), 0), 0, 0),
    );
    const [lying = 0, low = 0, high = 0] = heights;
    expect(lying).toBeGreaterThan(0.95);
    expect(low).toBeLessThan(lying);
    expect(high).toBeLessThan(low);
    expect(high).toBeGreaterThan(0);
  });

  it('fades out before the edge of the grid', () => {
    const { columns, rows, dark } = computeGroundShadow(plateAt(1), 35);
    const rim = [...dark.keys()].filter(
      (at) => at < columns || at >= columns * (rows - 1) || at % columns === 0,
    );
    expect(rim.every((at) => dark[at] === 0)).toBe(true);
  });

  it('falls away from the softbox, which stands at the camera’s left', () => {
    const shadow = computeGroundShadow(plateAt(0.3), 0);
    expect(darkAt(shadow, 0.22, 0)).toBeGreaterThan(darkAt(shadow, -0.22, 0));
  });
});

describe('projectShadow', () => {
  it('lies where the product stands, and leaves sky and edges alone', () => {
    const side = 100;
    const viewpoint = { azimuth: 0, elevation: 30, level: false, lens: 50 };
    const camera = aimCamera([0, 0, 0], viewpoint, 2);
    const seen = projectShadow({ camera, side }, computeGroundShadow(plateAt(0.02), 0));
    expect(seen[50 * side + 50]).toBeGreaterThan(0.9);
    expect(seen[2 * side + 50]).toBe(0);
    expect(seen[50 * side]).toBe(0);
  });
});
