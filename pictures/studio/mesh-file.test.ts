import { describe, expect, it } from 'vitest';
import { products } from '../../catalogue/catalogue.ts';
import { buildModel } from '../models/build-model.ts';
import { toFloat32Array, triangleIndices, writeMesh } from './mesh-file.ts';

interface Head {
  readonly parts: readonly {
    readonly material: string;
    readonly positions: [number, number];
    readonly index: [number, number];
    readonly uv?: [number, number];
    readonly image?: string;
  }[];
}

describe('writeMesh', () => {
  const product = products.find(({ family }) => family === 'step-ladders');
  const model = product && buildModel(product);
  const file = model ? writeMesh(model, '/tmp/label.png') : Buffer.alloc(4);
  const length = file.readUInt32LE(0);
  const head: Head = JSON.parse(file.toString('utf8', 4, 4 + length));

  it('says where every part’s numbers lie, on whole words', () => {
    expect(head.parts.length).toBe(model?.parts.length);
    head.parts.forEach(({ material, positions: [start, count], index }, at) => {
      const part = model?.parts[at];
      if (!part) throw new Error('More parts than there are');
      expect(material).toBe(part.material);
      expect(start % 4).toBe(0);
      const numbers = new Float32Array(new Uint8Array(file).buffer, start, count);
      expect(numbers).toEqual(toFloat32Array(part.geometry.getAttribute('position')));
      const corners = new Uint32Array(new Uint8Array(file).buffer, ...index);
      expect(corners).toEqual(triangleIndices(part));
    });
  });

  it('gives the label its picture and its place on it', () => {
    const label = head.parts.find(({ material }) => material === 'label');
    expect(label?.image).toBe('/tmp/label.png');
    expect(label?.uv).toBeDefined();
  });
});
