import { describe, expect, it } from 'vitest';
import { toLinear } from '../picture/colour.ts';
import { Location, writeLocation } from './location.ts';
import { locationMaterials } from './location-materials.ts';
import { box } from './shapes.ts';

interface Head {
  readonly parts: readonly {
    readonly material: string;
    readonly kind: string;
    readonly colours: readonly (readonly number[])[];
    readonly positions: readonly [start: number, count: number];
    readonly uv: readonly [start: number, count: number];
  }[];
}

describe('writeLocation', () => {
  it('writes each material once, with its finish and where its numbers lie', () => {
    const post = box([0, 1], [0, 2], [0, 3]);
    const location = new Location()
      .add('brick-red', post)
      .add('asphalt', post)
      .add('brick-red', post);
    const file = writeLocation(location.parts());
    const head: Head = JSON.parse(file.toString('utf8', 4, 4 + file.readUInt32LE(0)));
    expect(head.parts.map(({ material }) => material)).toEqual(['brick-red', 'asphalt']);
    const [brick, asphalt] = head.parts;
    expect(brick?.kind).toBe('courses');
    expect(brick?.colours[0]).toEqual(toLinear(locationMaterials['brick-red'].colours[0] ?? ''));
    expect(brick?.positions[1]).toBe(2 * (asphalt?.positions[1] ?? 0));
    const [start = 0, count = 0] = brick?.positions ?? [];
    const numbers = Array.from({ length: count }, (_, at) => file.readFloatLE(start + 4 * at));
    expect(Math.max(...numbers)).toBe(3);
    expect(Math.min(...numbers)).toBe(0);
    expect((asphalt?.uv[0] ?? 0) + 4 * (asphalt?.uv[1] ?? 0)).toBe(file.length);
  });
});
