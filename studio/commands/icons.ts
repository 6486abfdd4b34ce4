import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { folders } from '../folders.ts';
import { icoOf } from '../share/ico.ts';

/** How much of a maskable icon's side is sure to be seen: the mark must stay within its middle. */
const safe = 0.8;

/** Makes the icons for browsers and systems that take no SVG out of the one that is. */
export async function icons(): Promise<boolean> {
  const svg = readFileSync(path.join(folders.public, 'favicon.svg'));
  const files = {
    'favicon.ico': icoOf(await pngOf(svg, 32), 32),
    'apple-touch-icon.png': await pngOf(svg, 180),
    'icon-192.png': await pngOf(svg, 192),
    'icon-512.png': await pngOf(svg, 512),
    'icon-maskable-512.png': await maskable(svg, 512),
  };
  for (const [name, bytes] of Object.entries(files)) {
    writeFileSync(path.join(folders.public, name), bytes);
    console.log(`${name.padEnd(22)} ${bytes.length} bytes`);
  }
  return true;
}

/** Few colours: a palette makes it a fraction of its size. */
function pngOf(svg: Buffer, side: number): Promise<Buffer> {
  return drawn(svg, side).png({ palette: true, colours: 32, effort: 10 }).toBuffer();
}

/** The mark smaller on the same ground, so that a system may cut the corners off. */
async function maskable(svg: Buffer, side: number): Promise<Buffer> {
  const inner = Math.round(side * safe);
  const edge = (side - inner) / 2;
  const mark = await drawn(svg, inner).png().toBuffer();
  const [r = 0, g = 0, b = 0] = await sharp(mark)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return sharp(mark)
    .extend({
      top: Math.floor(edge),
      bottom: Math.ceil(edge),
      left: Math.floor(edge),
      right: Math.ceil(edge),
      background: { r, g, b },
    })
    .png({ palette: true, colours: 32, effort: 10 })
    .toBuffer();
}

function drawn(svg: Buffer, side: number) {
  return sharp(svg, { density: (72 * side) / 40 })
    .resize(side, side)
    .flatten();
}
