import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { allCards } from '../pictures/studio/share/cards.ts';
import { listedPages, shareName, shareSize } from '../site/structured-data/listed-pages.ts';

const folder = fileURLToPath(new URL('../site/public/share/', import.meta.url));
const names = listedPages().map(({ path }) => shareName(path));

describe('pictures for sharing', () => {
  it('[PD11] are there for every page that may be listed, and for no other', () => {
    expect(readdirSync(folder).sort()).toEqual(names.map((name) => `${name}.jpg`).sort());
    expect(new Set(allCards().map(({ name }) => name))).toEqual(new Set(names));
  });

  it('are JPEGs of the size that pages say, and not heavy', async () => {
    let totalBytes = 0;
    for (const name of names) {
      const { format, width, height } = await sharp(`${folder}${name}.jpg`).metadata();
      expect({ name, format, width, height }).toEqual({ name, format: 'jpeg', ...shareSize });
      const { size } = statSync(`${folder}${name}.jpg`);
      expect(size, name).toBeLessThan(name.startsWith('product-') ? 60_000 : 150_000);
      totalBytes += size;
    }
    expect(totalBytes).toBeLessThan(12_000_000);
  });
});

describe('icons', () => {
  const publicFile = (name: string) =>
    fileURLToPath(new URL(`../site/public/${name}`, import.meta.url));

  it.each([
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
  ])('%s is a square of %i pixels without holes', async (name, sideLength) => {
    const { format, width, height, hasAlpha } = await sharp(publicFile(name)).metadata();
    expect([format, width, height, hasAlpha]).toEqual(['png', sideLength, sideLength, false]);
    expect(statSync(publicFile(name)).size).toBeLessThan(5000);
  });

  it('favicon.ico holds one picture of 32 pixels', async () => {
    const ico = readFileSync(publicFile('favicon.ico'));
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    const picture = ico.subarray(ico.readUInt32LE(18));
    expect(picture).toHaveLength(ico.readUInt32LE(14));
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
  });
});
