import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { folders } from '../files.ts';

/** Makes the icons for browsers and systems without SVG support from the SVG icon. */
export async function icons(): Promise<boolean> {
  const svg = readFileSync(path.join(folders.public, 'favicon.svg'), 'utf8');
  // Smaller on its background, because a system may crop it to the middle four fifths.
  const maskable = svg.replace('viewBox="0 0 40 40"', 'viewBox="-5 -5 50 50"');
  const files = {
    'favicon.ico': toIco(await toPng(svg, 32), 32),
    'apple-touch-icon.png': await toPng(svg, 180),
    'icon-192.png': await toPng(svg, 192),
    'icon-512.png': await toPng(svg, 512),
    'icon-maskable-512.png': await toPng(maskable, 512),
  };
  for (const [name, bytes] of Object.entries(files)) {
    writeFileSync(path.join(folders.public, name), bytes);
    console.log(`${name.padEnd(22)} ${bytes.length} bytes`);
  }
  return true;
}

/** A PNG with a palette, which is much smaller because icons have few colours. */
function toPng(svg: string, side: number): Promise<Buffer> {
  const background = /fill="(#[0-9a-f]{6})"/.exec(svg)?.[1];
  return sharp(Buffer.from(svg), { density: (72 * side) / 40 })
    .resize(side, side)
    .flatten({ background })
    .png({ palette: true, colours: 32, effort: 10 })
    .toBuffer();
}

/** An .ico file containing one PNG, which every browser since 2007 supports. */
function toIco(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
