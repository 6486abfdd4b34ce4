import type { Tensor } from './tza.ts';

/** A step of a network: its operator, inputs, output and attributes. */
export interface NetworkStep {
  readonly does: string;
  readonly to: readonly string[];
  readonly gives: string;
  readonly with?: Readonly<Record<string, number | string | readonly number[]>>;
}

export interface Network {
  readonly steps: readonly NetworkStep[];
  readonly constants: ReadonlyMap<string, Tensor>;
  readonly input: Port;
  readonly output: Port;
}

interface Port {
  readonly name: string;
  readonly channels: number;
}

const floats = 1;
const attributeTypes = { int: 2, text: 3, ints: 7 } as const;

/** A network as an ONNX file, for pictures of any size. */
export function writeOnnx({ steps, constants, input, output }: Network): Buffer {
  const graph = [
    ...steps.map(writeStep),
    bytes(2, 'denoise'),
    ...[...constants].map(([name, tensor]) => writeTensor(name, tensor)),
    writePort(11, input),
    writePort(12, output),
  ];
  const [irVersion, operators] = [8, 13];
  return Buffer.concat([
    number(1, irVersion),
    message(7, ...graph),
    message(8, bytes(1, ''), number(2, operators)),
  ]);
}

function writeStep({ does, to, gives, with: settings = {} }: NetworkStep): Buffer {
  return message(
    1,
    ...to.map((name) => bytes(1, name)),
    bytes(2, gives),
    bytes(3, gives),
    bytes(4, does),
    ...Object.entries(settings).map(([name, value]) => writeSetting(name, value)),
  );
}

function writeSetting(name: string, value: number | string | readonly number[]): Buffer {
  const label = bytes(1, name);
  if (typeof value === 'number')
    return message(5, label, number(3, value), number(20, attributeTypes.int));
  if (typeof value === 'string')
    return message(5, label, bytes(4, value), number(20, attributeTypes.text));
  return message(
    5,
    label,
    ...value.map((each) => number(8, each)),
    number(20, attributeTypes.ints),
  );
}

function writeTensor(name: string, { shape, values }: Tensor): Buffer {
  return message(
    5,
    ...shape.map((side) => number(1, side)),
    number(2, floats),
    bytes(8, name),
    bytes(9, Buffer.from(values.buffer, values.byteOffset, values.byteLength)),
  );
}

/** The shape of an input or output: one picture, its channels, and a height and width set at run time. */
function writePort(field: number, { name, channels }: Port): Buffer {
  const shape = message(
    2,
    message(1, number(1, 1)),
    message(1, number(1, channels)),
    message(1, bytes(2, 'height')),
    message(1, bytes(2, 'width')),
  );
  return message(field, bytes(1, name), message(2, message(1, number(1, floats), shape)));
}

/** The minimum of Protocol Buffers that an ONNX file needs: varints and length-delimited fields. */

export function number(field: number, value: number): Buffer {
  return Buffer.concat([varint(field << 3), varint(value)]);
}

export function bytes(field: number, value: Buffer | string): Buffer {
  const content = typeof value === 'string' ? Buffer.from(value) : value;
  return Buffer.concat([varint((field << 3) | 2), varint(content.length), content]);
}

/** An embedded message. */
export function message(field: number, ...fields: readonly Buffer[]): Buffer {
  return bytes(field, Buffer.concat(fields));
}

/** Seven bits per byte, lowest first. The eighth bit marks that more bytes follow. */
function varint(value: number): Buffer {
  const groups: number[] = [];
  let rest = value;
  while (rest > 127) {
    groups.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return Buffer.from([...groups, rest]);
}
