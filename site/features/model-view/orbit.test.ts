import { describe, expect, it } from 'vitest';
import {
  cameraPosition,
  defaultOrbit,
  describeOrbit,
  interpolateOrbit,
  isSameView,
  rotateOrbit,
  zoomOrbit,
} from './orbit.ts';

describe('camera orbit', () => {
  it('[PD10] rotates freely, but stays above ground and below the top', () => {
    expect(rotateOrbit(defaultOrbit, 350, 0).azimuth).toBe(25);
    expect(rotateOrbit(defaultOrbit, -50, 0).azimuth).toBe(345);
    expect(rotateOrbit(defaultOrbit, 0, -90).elevation).toBe(0);
    expect(rotateOrbit(defaultOrbit, 0, 200).elevation).toBe(80);
  });

  it('zooms within limits', () => {
    expect(zoomOrbit(defaultOrbit, 1.25).zoom).toBe(1.25);
    expect(zoomOrbit(defaultOrbit, 1000).zoom).toBe(6);
    expect(zoomOrbit(defaultOrbit, 0.001).zoom).toBe(0.7);
  });

  it('is in front at 0 degrees and on the right at 90 degrees', () => {
    const level = { azimuth: 0, elevation: 0, zoom: 1 };
    expect(cameraPosition(level, [0, 1, 0], 5)).toEqual([0, 1, 5]);
    const [x, y, z] = cameraPosition({ ...level, azimuth: 90 }, [0, 1, 0], 5);
    expect([x, y]).toEqual([5, 1]);
    expect(z).toBeCloseTo(0);
  });

  it('takes the shorter rotation, and reaches the target', () => {
    const from = { ...defaultOrbit, azimuth: 350 };
    const to = { ...defaultOrbit, azimuth: 10, zoom: 2 };
    expect(interpolateOrbit(from, to, 0.5).azimuth).toBeCloseTo(0);
    expect(interpolateOrbit(to, from, 0.25).azimuth).toBeCloseTo(5);
    let at = from;
    for (let frame = 0; frame < 60; frame += 1) at = interpolateOrbit(at, to, 0.25);
    expect(isSameView(at, to)).toBe(true);
    expect(isSameView(from, to)).toBe(false);
  });

  it('has a text description', () => {
    expect(describeOrbit(defaultOrbit)).toBe('From the front right, 8° above level, zoom 100 %');
    expect(describeOrbit({ azimuth: 350, elevation: 80, zoom: 1.25 })).toBe(
      'From the front, 80° above level, zoom 125 %',
    );
    expect(describeOrbit({ azimuth: 181, elevation: 0, zoom: 1 })).toContain('the back,');
  });
});
