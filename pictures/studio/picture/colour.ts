type Rgb = readonly [red: number, green: number, blue: number];

/** The background of every picture, the same as a plate's on the page, so that no edge is visible. */
export const plate = '#fdfcfa';

/** The channels of a colour such as '#fdfcfa', from 0 to 255. */
export function channelsOf(colour: string): Rgb {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(colour.slice(at, at + 2), 16),
  );
  return [red, green, blue];
}

/** A colour in linear light, from 0 to 1. */
export function toLinear(colour: string): Rgb {
  const [red, green, blue] = channelsOf(colour);
  return [decode(red / 255), decode(green / 255), decode(blue / 255)];
}

function decode(encoded: number): number {
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
}

/** Converts linear light to sRGB, both from 0 to 1. */
export function encode(light: number): number {
  const held = Math.min(1, Math.max(0, light));
  return held <= 0.0031308 ? 12.92 * held : 1.055 * held ** (1 / 2.4) - 0.055;
}
