import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { manifestSchema, manifestText, readManifest } from './manifest.ts';

const still = { file: '0123456789ab' };
const steps = {
  scale: still,
  'three-quarter': {
    ...still,
    anchors: {
      left: 1,
      right: 2,
      top: 3,
      ground: 4,
      quoted: [
        [1, 4],
        [1, 3],
      ] as const,
    },
  },
};

describe('the manifest', () => {
  it('reads back as it was written, a line for each product, always in one order', () => {
    const text = manifestText({ 'steps-b': steps, 'steps-a': {} });
    const read = v.parse(manifestSchema, JSON.parse(text));
    expect(read.products).toEqual({ 'steps-a': {}, 'steps-b': steps });
    expect(text.split('\n').filter((line) => line.startsWith('"steps-'))).toHaveLength(2);
    expect(text.indexOf('steps-a')).toBeLessThan(text.indexOf('steps-b'));
    expect(text.indexOf('three-quarter')).toBeLessThan(text.indexOf('scale'));
  });

  it('accepts only hashes as file names', () => {
    const bad = JSON.parse(manifestText({ a: { front: { file: '../../etc/passwd' } } }));
    expect(() => v.parse(manifestSchema, bad)).toThrow();
  });

  it('that is committed can be read', () => {
    expect(readManifest().widths).toEqual([240, 480, 960]);
  });
});
