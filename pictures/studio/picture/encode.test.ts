import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { parseHexColour, plateColour } from './colour.ts';
import {
  encodePicture,
  isEncoded,
  makePlaceholder,
  pictureBytes,
  pictureFileNames,
} from './encode.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));
const side = 960;
const stem = '0123456789ab';

/** A dark post on the plate. */
function post(): Buffer {
  const pixels = Buffer.alloc(side * side * 3);
  for (let at = 0; at < side * side; at += 1) {
    const inside = Math.abs((at % side) - 480) < 40 && at > 100 * side && at < 860 * side;
    pixels.set(inside ? [60, 64, 70] : parseHexColour(plateColour), 3 * at);
  }
  return pixels;
}

describe('encodePicture', () => {
  it('writes every width and the fallback, the plate’s colour unchanged at the edge', async () => {
    expect(isEncoded(folder, stem)).toBe(false);
    await encodePicture({ side, pixels: post() }, folder, stem);
    expect(isEncoded(folder, stem)).toBe(true);
    expect(pictureBytes(folder, stem)).toBeGreaterThan(100);
    for (const name of pictureFileNames(stem)) {
      const image = sharp(path.join(folder, name)).removeAlpha();
      const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
      expect(`${stem}-${info.width}`).toBe(name.replace(/\.\w+$/, ''));
      expect(info.height).toBe(info.width);
      // WebP cannot represent the plate's colour exactly, because it stores colour more coarsely.
      const allowed = name.endsWith('avif') ? 0 : 3;
      parseHexColour(plateColour).forEach((channel, at) => {
        expect(Math.abs((data[at] ?? 0) - channel)).toBeLessThanOrEqual(allowed);
      });
    }
  });

  it('makes a placeholder of a few bytes', async () => {
    const data = await makePlaceholder(folder, stem);
    expect(Buffer.from(data.split(',')[1] ?? '', 'base64').length).toBeLessThan(150);
  });
});
