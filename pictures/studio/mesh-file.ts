import path from 'node:path';
import sharp from 'sharp';
import type { BufferAttribute, BufferGeometry, InterleavedBufferAttribute } from 'three';
import type { Product } from '../../catalogue/product.ts';
import { drawLabel, getLabel } from '../models/label.ts';
import { materials } from '../models/materials.ts';
import type { Model, Part } from '../models/model.ts';
import { writeAtomically } from './files.ts';
import { toLinear } from './picture/colour.ts';

type Attribute = BufferAttribute | InterleavedBufferAttribute;

/** The location of a part's numbers in the file: the first byte, and the count of four-byte numbers. */
type FileSpan = readonly [start: number, count: number];

/** A geometry, and the material settings for the file's header. */
interface FinishedPart {
  readonly geometry: BufferGeometry;
  readonly finish: object;
}

/** A model in the format our Blender scripts read. `label` is the image file of its labels. */
export function writeMesh(model: Model, label?: string): Buffer {
  return writeParts(
    model.parts.map(({ material, geometry }) => ({
      geometry,
      finish: materialSettings(material, label),
    })),
  );
}

/** Parts in a format that is fast to read in Blender: a JSON header, then each part's raw numbers. */
export function writeParts(parts: readonly FinishedPart[]): Buffer {
  const blocks: Uint8Array[] = [];
  let end = 0;
  const appendBlock = (numbers: Float32Array | Uint32Array): FileSpan => {
    const start = end;
    blocks.push(new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength));
    end += numbers.byteLength;
    return [start, numbers.length];
  };
  const laidOut = parts.map(({ geometry, finish }) => ({
    finish,
    spans: {
      positions: appendBlock(toFloat32Array(geometry.getAttribute('position'))),
      normals: appendBlock(toFloat32Array(geometry.getAttribute('normal'))),
      index: appendBlock(triangleIndices({ geometry })),
      uv: geometry.hasAttribute('uv')
        ? appendBlock(toFloat32Array(geometry.getAttribute('uv')))
        : undefined,
    },
  }));
  const formatHeader = (offset: number) =>
    JSON.stringify({
      parts: laidOut.map(({ finish, spans }) => ({
        ...finish,
        ...Object.fromEntries(
          Object.entries(spans).map(([name, place]) => [name, place && offsetSpan(place, offset)]),
        ),
      })),
    });
  // Offsets count from the start of the file, so the header has room for the longest ones and is space-padded.
  const length = Math.ceil((Buffer.byteLength(formatHeader(2 ** 30)) + 4) / 4) * 4;
  const head = Buffer.alloc(length, ' ');
  head.writeUInt32LE(length - 4, 0);
  head.write(formatHeader(length), 4);
  return Buffer.concat([head, ...blocks]);
}

function materialSettings(material: Part['material'], label: string | undefined) {
  const { colour, metalness, roughness } = materials[material];
  return {
    material,
    colour: toLinear(colour),
    metalness,
    roughness,
    ...(material === 'label' && label !== undefined && { image: label }),
  };
}

function offsetSpan([start, count]: FileSpan, by: number): FileSpan {
  return [start + by, count];
}

/** The values of an attribute as a Float32Array, whatever their array type. */
export function toFloat32Array(attribute: Attribute): Float32Array {
  if (attribute.array instanceof Float32Array && !('isInterleavedBufferAttribute' in attribute))
    return attribute.array;
  const { count, itemSize } = attribute;
  return Float32Array.from({ length: count * itemSize }, (_, at) =>
    attribute.getComponent(Math.floor(at / itemSize), at % itemSize),
  );
}

/** The vertex indices of triangles. Without an index, vertices are numbered in sequence. */
export function triangleIndices({ geometry }: Pick<Part, 'geometry'>): Uint32Array {
  const { index } = geometry;
  const count = index?.count ?? geometry.getAttribute('position').count;
  return Uint32Array.from({ length: count }, (_, at) => index?.getX(at) ?? at);
}

/** Writes a product's mesh for Blender and its label image. Returns the path of the mesh. */
export async function writeProductMesh(
  product: Product,
  model: Model,
  folder: string,
): Promise<string> {
  const at = (name: string) => path.join(folder, `${product.id}${name}`);
  const [label, mesh] = [at('-label.png'), at('.mesh')];
  const picture = sharp(Buffer.from(drawLabel(getLabel(product)))).png();
  // Written atomically, because Blender may be reading these files for another view of the product.
  writeAtomically(label, await picture.toBuffer());
  writeAtomically(mesh, writeMesh(model, label));
  return mesh;
}
