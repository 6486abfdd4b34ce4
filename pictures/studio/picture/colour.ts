type Rgb = readonly [red: number, green: number, blue: number];

/** The background of every picture, the same as a plate's on the page, so that no edge is visible. */
export const plateColour = '#fdfcfa';

/** The channels of a colour such as '#fdfcfa', from 0 to 255. */
export function parseHexColour(colour: string): Rgb {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(colour.slice(at, at + 2), 16),
  );
  return [red, green, blue];
}

/** A colour in linear light, from 0 to 1. */
export function toLinear(colour: string): Rgb {
  const [red, green, blue] = parseHexColour(colour);
  return [srgbToLinear(red / 255), srgbToLinear(green / 255), srgbToLinear(blue / 255)];
}

function srgbToLinear(encoded: number): number {
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
}

/** Converts linear light to sRGB, both from 0 to 1. */
export function linearToSrgb(light: number): number {
  const clamped = Math.min(1, Math.max(0, light));
  return clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055;
}
