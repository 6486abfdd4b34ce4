import { indexOf, numbersOf } from '../mesh-file.ts';
import { toLinear } from '../picture/colour.ts';
import type { SitePart } from './site.ts';
import { siteMaterials } from './site-materials.ts';

type Span = readonly [start: number, count: number];

/** A place in the layout of a product's mesh file, with finishes for places in its head. */
export function writeSite(site: readonly SitePart[]): Buffer {
  const blocks: Uint8Array[] = [];
  let end = 0;
  const keep = (numbers: Float32Array | Uint32Array): Span => {
    const start = end;
    blocks.push(new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength));
    end += numbers.byteLength;
    return [start, numbers.length];
  };
  const parts = site.map(({ material, geometry }) => ({
    finish: finishOf(material),
    spans: {
      positions: keep(numbersOf(geometry.getAttribute('position'))),
      normals: keep(numbersOf(geometry.getAttribute('normal'))),
      index: keep(indexOf({ geometry })),
      uv: keep(numbersOf(geometry.getAttribute('uv'))),
    },
  }));
  const headed = (offset: number) =>
    JSON.stringify({
      parts: parts.map(({ finish, spans }) => ({
        ...finish,
        ...Object.fromEntries(
          Object.entries(spans).map(([name, [start, count]]) => [name, [start + offset, count]]),
        ),
      })),
    });
  const room = Math.ceil((headed(2 ** 30).length + 4) / 4) * 4;
  const head = Buffer.alloc(room, ' ');
  head.writeUInt32LE(room - 4, 0);
  head.write(headed(room), 4);
  return Buffer.concat([head, ...blocks]);
}

function finishOf(material: keyof typeof siteMaterials) {
  const finish: { colours: readonly string[]; mortar?: string } = siteMaterials[material];
  const { colours, mortar } = finish;
  return {
    ...finish,
    material,
    colours: colours.map(toLinear),
    ...(mortar !== undefined && { mortar: toLinear(mortar) }),
  };
}
