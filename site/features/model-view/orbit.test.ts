import { describe, expect, it } from 'vitest';
import { home, isThere, placeOf, sentenceText, towards, turned, zoomed } from './orbit.ts';

describe('the place of the camera', () => {
  it('[PD10] goes round and round, but neither under the ground nor over the top', () => {
    expect(turned(home, 350, 0).azimuth).toBe(25);
    expect(turned(home, -50, 0).azimuth).toBe(345);
    expect(turned(home, 0, -90).elevation).toBe(0);
    expect(turned(home, 0, 200).elevation).toBe(80);
  });

  it('comes nearer and goes away within reason', () => {
    expect(zoomed(home, 1.25).zoom).toBe(1.25);
    expect(zoomed(home, 1000).zoom).toBe(6);
    expect(zoomed(home, 0.001).zoom).toBe(0.7);
  });

  it('is before the product when straight on, and to its right a quarter turn on', () => {
    const level = { azimuth: 0, elevation: 0, zoom: 1 };
    expect(placeOf(level, [0, 1, 0], 5)).toEqual([0, 1, 5]);
    const [x, y, z] = placeOf({ ...level, azimuth: 90 }, [0, 1, 0], 5);
    expect([x, y]).toEqual([5, 1]);
    expect(z).toBeCloseTo(0);
  });

  it('moves the shorter way round, and arrives', () => {
    const from = { ...home, azimuth: 350 };
    const to = { ...home, azimuth: 10, zoom: 2 };
    expect(towards(from, to, 0.5).azimuth).toBeCloseTo(0);
    expect(towards(to, from, 0.25).azimuth).toBeCloseTo(5);
    let at = from;
    for (let frame = 0; frame < 60; frame += 1) at = towards(at, to, 0.25);
    expect(isThere(at, to)).toBe(true);
    expect(isThere(from, to)).toBe(false);
  });

  it('is told in words', () => {
    expect(sentenceText(home)).toBe('From the front right, 8° above level, zoom 100 %');
    expect(sentenceText({ azimuth: 350, elevation: 80, zoom: 1.25 })).toBe(
      'From the front, 80° above level, zoom 125 %',
    );
    expect(sentenceText({ azimuth: 181, elevation: 0, zoom: 1 })).toContain('the back,');
  });
});
