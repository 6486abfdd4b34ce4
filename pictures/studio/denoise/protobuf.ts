/** The least of Protocol Buffers that an ONNX file needs: numbers, and things with a length. */

export function number(field: number, value: number): Buffer {
  return Buffer.concat([varint(field << 3), varint(value)]);
}

export function bytes(field: number, value: Buffer | string): Buffer {
  const content = typeof value === 'string' ? Buffer.from(value) : value;
  return Buffer.concat([varint((field << 3) | 2), varint(content.length), content]);
}

/** A message inside another. */
export function message(field: number, ...fields: readonly Buffer[]): Buffer {
  return bytes(field, Buffer.concat(fields));
}

/** Seven bits a byte, the lowest first; the eighth says that more follow. */
function varint(value: number): Buffer {
  const groups: number[] = [];
  let rest = value;
  while (rest > 127) {
    groups.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return Buffer.from([...groups, rest]);
}
