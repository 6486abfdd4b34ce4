import { describe, expect, it } from 'vitest';
import { readTza } from './tza.ts';

/** An archive with a half-float weight and a float bias. */
function archive(): Buffer {
  const head = Buffer.alloc(12);
  head.writeUInt16LE(0x41d7, 0);
  const weight = Buffer.from(Uint16Array.of(0x3c00, 0xc000, 0x3800, 0x0000).buffer);
  const bias = Buffer.from(Float32Array.of(0.25, -3).buffer);
  const table = [
    entry('a.weight', [1, 1, 2, 2], 'oihw', 'h', 12),
    entry('a.bias', [2], 'x', 'f', 12 + weight.length),
  ];
  head.writeBigUInt64LE(BigInt(12 + weight.length + bias.length), 4);
  const count = Buffer.alloc(4);
  count.writeUInt32LE(table.length);
  return Buffer.concat([head, weight, bias, count, ...table]);
}

function entry(name: string, shape: number[], layout: string, type: string, at: number): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16LE(name.length);
  const start = Buffer.alloc(8);
  start.writeBigUInt64LE(BigInt(at));
  return Buffer.concat([
    length,
    Buffer.from(name),
    Buffer.from([shape.length]),
    Buffer.from(Uint32Array.from(shape).buffer),
    Buffer.from(layout + type),
    start,
  ]);
}

describe('readTza', () => {
  it('reads every tensor with its shape, in halves and floats', () => {
    const tensors = readTza(archive());
    expect(tensors.get('a.weight')).toEqual({
      shape: [1, 1, 2, 2],
      values: Float32Array.of(1, -2, 0.5, 0),
    });
    expect(tensors.get('a.bias')).toEqual({ shape: [2], values: Float32Array.of(0.25, -3) });
  });

  it('rejects other files and unknown number types', () => {
    expect(() => readTza(Buffer.from('PK\u0003\u0004 something else'))).toThrow('Not a TZA');
    const odd = archive();
    odd[odd.lastIndexOf('f')] = 'd'.charCodeAt(0);
    expect(() => readTza(odd)).toThrow("not 'd'");
  });
});
