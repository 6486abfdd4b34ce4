import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readExr } from './exr.ts';

const half = 1;
const float = 2;
const zip = 3;

interface Made {
  readonly width: number;
  readonly rows: readonly (readonly number[])[];
  readonly compression: number;
  readonly left?: number;
  readonly top?: number;
}

/** An EXR file with a float channel 'Z' and a half-float channel 'A', which is 1 everywhere. */
function made({ width, rows, compression, left = 0, top = 0 }: Made): Buffer {
  const window = Buffer.from(
    Int32Array.of(left, top, left + width - 1, top + rows.length - 1).buffer,
  );
  const channel = (name: string, type: number) =>
    Buffer.concat([
      Buffer.from(`${name}\0`),
      Buffer.from(Int32Array.of(type).buffer),
      Buffer.alloc(12),
    ]);
  const channels = Buffer.concat([channel('A', half), channel('Z', float), Buffer.alloc(1)]);
  const attribute = (name: string, type: string, value: Buffer) =>
    Buffer.concat([
      Buffer.from(`${name}\0${type}\0`),
      Buffer.from(Int32Array.of(value.length).buffer),
      value,
    ]);
  const head = Buffer.concat([
    Buffer.from(Uint32Array.of(0x01312f76, 2).buffer),
    attribute('channels', 'chlist', channels),
    attribute('compression', 'compression', Buffer.from([compression])),
    attribute('dataWindow', 'box2i', window),
    Buffer.alloc(1),
  ]);
  const blockRows = compression === zip ? 16 : 1;
  const blocks: Buffer[] = [];
  for (let first = 0; first < rows.length; first += blockRows) {
    const lines = rows
      .slice(first, first + blockRows)
      .map((row) =>
        Buffer.concat([
          Buffer.from(new Uint16Array(width).fill(0x3c00).buffer),
          Buffer.from(Float32Array.from(row).buffer),
        ]),
      );
    const plain = Buffer.concat(lines);
    const packed = compression === 0 ? plain : zipped(plain);
    const data = packed.length < plain.length ? packed : plain;
    blocks.push(Buffer.concat([Buffer.from(Int32Array.of(top + first, data.length).buffer), data]));
  }
  const offsets = Buffer.alloc(8 * blocks.length);
  let at = head.length + offsets.length;
  blocks.forEach((block, place) => {
    offsets.writeBigUInt64LE(BigInt(at), 8 * place);
    at += block.length;
  });
  return Buffer.concat([head, offsets, ...blocks]);
}

function zipped(plain: Buffer): Buffer {
  const mixed = Buffer.concat([
    plain.filter((_, at) => at % 2 === 0),
    plain.filter((_, at) => at % 2 === 1),
  ]);
  const steps = mixed.map((byte, at) => (at === 0 ? byte : byte - (mixed[at - 1] ?? 0) + 128));
  return deflateSync(steps);
}

describe('readExr', () => {
  it('reads what was written, zipped or not, wherever its window lies', () => {
    const row = fc.array(fc.float({ noNaN: true }), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 40 }),
        fc.constantFrom(0, 2, 3),
        fc.nat(100),
        (rows, compression, top) => {
          const { width, height, channels } = readExr(
            made({ width: 5, rows, compression, left: 3, top }),
          );
          expect([width, height]).toEqual([5, rows.length]);
          expect([...(channels.get('Z') ?? [])]).toEqual(rows.flat());
          expect([...(channels.get('A') ?? [])]).toEqual(rows.flat().map(() => 1));
        },
      ),
      { numRuns: 40 },
    );
  });

  it('refuses other files and ways of compression we do not write', () => {
    expect(() => readExr(Buffer.from('not a picture'))).toThrow('Not an OpenEXR');
    expect(() => readExr(made({ width: 1, rows: [[1]], compression: 4 }))).toThrow('compression 4');
  });
});
