import { inflateSync } from 'node:zlib';
import { decodeHalves } from './half.ts';

/** A picture's channels by name, in row order. */
export interface Exr {
  readonly width: number;
  readonly height: number;
  readonly channels: ReadonlyMap<string, Float32Array>;
}

interface Channel {
  readonly name: string;
  readonly bytes: 2 | 4;
}

const magic = 0x01312f76;
/** Rows per block, by compression: none, each row separately, sixteen rows together. */
const rowsInBlock = new Map([
  [0, 1],
  [2, 1],
  [3, 16],
]);

/** Reads a scanline OpenEXR picture, uncompressed or zipped, as Blender writes it. */
export function readExr(file: Buffer): Exr {
  if (file.length < 8 || file.readUInt32LE(0) !== magic) throw new Error('Not an OpenEXR picture');
  const { attributes, end } = readAttributes(file);
  const channels = readChannels(requireAttribute(attributes, 'channels'));
  const window = requireAttribute(attributes, 'dataWindow');
  const [left, top] = [window.readInt32LE(0), window.readInt32LE(4)];
  const width = window.readInt32LE(8) - left + 1;
  const height = window.readInt32LE(12) - top + 1;
  const compression = requireAttribute(attributes, 'compression').readUInt8(0);
  const rows = rowsInBlock.get(compression);
  if (!rows) throw new Error(`OpenEXR compression ${compression} is not one we write`);

  const planes = new Map(channels.map(({ name }) => [name, new Float32Array(width * height)]));
  const rowBytes = channels.reduce((sum, { bytes }) => sum + bytes * width, 0);
  for (let block = 0; block < Math.ceil(height / rows); block += 1) {
    const start = Number(file.readBigUInt64LE(end + 8 * block));
    const first = file.readInt32LE(start) - top;
    const packed = file.subarray(start + 8, start + 8 + file.readInt32LE(start + 4));
    const count = Math.min(rows, height - first);
    let data = packed.length < rowBytes * count ? unzip(packed) : packed;
    for (let row = first; row < first + count; row += 1) {
      for (const { name, bytes } of channels) {
        planes.get(name)?.set(decodeValues(data, bytes, width), row * width);
        data = data.subarray(bytes * width);
      }
    }
  }
  return { width, height, channels: planes };
}

function readAttributes(file: Buffer) {
  const attributes = new Map<string, Buffer>();
  let at = 8;
  const word = () => {
    const end = file.indexOf(0, at);
    const text = file.toString('latin1', at, end);
    at = end + 1;
    return text;
  };
  while (file[at] !== 0) {
    const name = word();
    word(); // The type, which is fixed for each attribute that is read.
    const size = file.readInt32LE(at);
    attributes.set(name, file.subarray(at + 4, at + 4 + size));
    at += 4 + size;
  }
  return { attributes, end: at + 1 };
}

function requireAttribute(attributes: ReadonlyMap<string, Buffer>, name: string): Buffer {
  const value = attributes.get(name);
  if (!value) throw new Error(`The OpenEXR picture says nothing of its ${name}`);
  return value;
}

function readChannels(list: Buffer): Channel[] {
  const channels: Channel[] = [];
  for (let at = 0; list[at] !== 0; ) {
    const end = list.indexOf(0, at);
    channels.push({
      name: list.toString('latin1', at, end),
      bytes: list.readInt32LE(end + 1) === 1 ? 2 : 4,
    });
    at = end + 17;
  }
  return channels;
}

/** Unzips a block. Its bytes are stored as differences: the even bytes first, then the odd ones. */
function unzip(packed: Buffer): Buffer {
  const mixed = inflateSync(packed);
  for (let at = 1; at < mixed.length; at += 1) {
    mixed[at] = (mixed[at] ?? 0) + (mixed[at - 1] ?? 0) - 128;
  }
  const half = (mixed.length + 1) >> 1;
  const plain = Buffer.alloc(mixed.length);
  for (let at = 0; at < mixed.length; at += 1) {
    plain[at] = mixed[at & 1 ? half + (at >> 1) : at >> 1] ?? 0;
  }
  return plain;
}

function decodeValues(data: Buffer, bytes: 2 | 4, count: number): Float32Array {
  if (bytes === 2) return decodeHalves(data, 0, count);
  return Float32Array.from({ length: count }, (_, at) => data.readFloatLE(4 * at));
}

/** The plane of a render whose name ends with `name`. Names start with the layer. */
export function getPlane({ channels }: Exr, name: string): Float32Array {
  for (const [full, numbers] of channels) if (full.endsWith(name)) return numbers;
  throw new Error(`The render has no ${name}`);
}

/** The surface normals in the denoiser's format: from 0 to 1 along each axis. */
export function normalPlanes(render: Exr): Float32Array[] {
  return ['X', 'Y', 'Z'].map((name) =>
    getPlane(render, `Denoising Normal.${name}`).map((value) =>
      Math.min(1, Math.max(0, value / 2 + 0.5)),
    ),
  );
}
