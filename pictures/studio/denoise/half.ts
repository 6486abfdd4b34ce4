/** Decodes the 16 bits of a half-precision float. */
export function decodeHalf(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 31) return fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}

/** A lookup table of all half-precision floats, which is much faster than decoding. */
const lookupTable = Float32Array.from({ length: 65_536 }, (_, bits) => decodeHalf(bits));

export function decodeHalves(bytes: Buffer, start: number, count: number): Float32Array {
  const numbers = new Float32Array(count);
  for (let at = 0; at < count; at += 1) {
    numbers[at] = lookupTable[bytes.readUInt16LE(start + 2 * at)] ?? 0;
  }
  return numbers;
}
