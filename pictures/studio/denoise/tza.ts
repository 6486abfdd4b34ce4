import { decodeHalves } from './half.ts';

export interface Tensor {
  readonly shape: readonly number[];
  readonly values: Float32Array;
}

const magic = 0x41d7;

/** Reads the weights of a denoising network from Open Image Denoise's archive of tensors. */
export function readTza(file: Buffer): ReadonlyMap<string, Tensor> {
  if (file.length < 12 || file.readUInt16LE(0) !== magic) throw new Error('Not a TZA archive');
  let at = Number(file.readBigUInt64LE(4));
  const take = (bytes: number) => {
    at += bytes;
    return at - bytes;
  };
  const tensors = new Map<string, Tensor>();
  const count = file.readUInt32LE(take(4));
  for (let index = 0; index < count; index += 1) {
    const length = file.readUInt16LE(take(2));
    const name = file.toString('utf8', take(length), at);
    const dimensions = file.readUInt8(take(1));
    const shape = Array.from({ length: dimensions }, () => file.readUInt32LE(take(4)));
    take(dimensions); // The letters of the layout, which is always output, input, height, width.
    const type = String.fromCharCode(file.readUInt8(take(1)));
    const start = Number(file.readBigUInt64LE(take(8)));
    const size = shape.reduce((product, side) => product * side, 1);
    tensors.set(name, { shape, values: valuesOf(file, type, start, size) });
  }
  return tensors;
}

function valuesOf(file: Buffer, type: string, start: number, size: number): Float32Array {
  if (type === 'h') return decodeHalves(file, start, size);
  if (type !== 'f') throw new Error(`A TZA archive holds halves and floats, not '${type}'`);
  return Float32Array.from({ length: size }, (_, at) => file.readFloatLE(start + 4 * at));
}
